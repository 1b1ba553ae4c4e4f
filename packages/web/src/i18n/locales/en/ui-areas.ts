/** Business areas that a brand may lack: what each is, and that it is not there yet. */
export const areas = {
  absent: {
    title: '{{site}} doesn’t have this yet',
    text: 'Your account and balance aren’t affected.',
    about: 'What it will include',
  },
  deposit: {
    lead: 'Put money into your wallet.',
    one: 'Ways to pay side by side, with fee, limits and time',
    two: 'What you pay, what you get and any turnover, before you confirm',
    three: 'Pick up an unfinished deposit where you left off',
  },
  withdrawal: {
    lead: 'Take your money out to your own account.',
    one: 'What you can withdraw now, and what’s still locked',
    two: 'What’s holding a withdrawal up, and how to fix it',
    three: 'Every step of a withdrawal, with its time',
  },
  'bank-details': {
    lead: 'The bank accounts and e-wallets that your withdrawals go to.',
    one: 'Your accounts, their numbers masked',
    two: 'Which of them is used first',
    three: 'Remove one you no longer use',
  },
  'add-bank': {
    lead: 'Add a bank account or an e-wallet in your own name.',
    one: 'The banks and e-wallets that can be paid',
    two: 'The number typed twice, so that no digit is lost',
    three: 'A one-time code to confirm it’s you',
  },
  'transaction-history': {
    lead: 'Everything that moved your balance.',
    one: 'Deposits, withdrawals, bets, wins and bonuses',
    two: 'Totals for the whole time that you choose',
    three: 'A file to keep, and a page to print',
  },
  statement: {
    lead: 'Your balance from the first day of a period to the last.',
    one: 'What came in, what went out and what remains',
    two: 'The same day by day',
    three: 'Your own figures since you opened your account',
  },
  'bet-history': {
    lead: 'Every bet you placed, with its result.',
    one: 'Filters by game, provider and date',
    two: 'Stake, valid bet, win and profit, with totals',
    three: 'The details of a bet, leg by leg',
  },
  promotions: {
    lead: 'Offers, each with its whole cost in plain words.',
    one: 'The turnover and the time a bonus asks for, before you take it',
    two: 'The bonuses you have, and how far each is',
    three: 'Give a bonus back, and see exactly what you’d lose',
  },
  mission: {
    lead: 'Tasks with a reward at the end.',
    one: 'Daily, weekly and one-time missions',
    two: 'How far you are with each',
    three: 'Rewards that you can claim, and until when',
  },
  referral: {
    lead: 'Invite friends with a link of your own.',
    one: 'Your code, your link and a QR code',
    two: 'The friends who joined, their names masked',
    three: 'Commission: pending, ready to claim or paid',
  },
  news: {
    lead: 'What’s new.',
    one: 'New games and providers',
    two: 'Maintenance, before it begins',
    three: 'Changes to terms and payments, with their date',
  },
} as const
