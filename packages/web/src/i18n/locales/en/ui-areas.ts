/** Business areas that a brand may lack: what each is for, and what its address shows there. */
export const areas = {
  absent: {
    title: '{{site}} doesn’t have this yet',
    text: 'Your account and balance aren’t affected.',
  },
  deposit: {
    lead: 'Put money into your wallet.',
  },
  withdrawal: {
    lead: 'Take your money out to your own account.',
  },
  'bank-details': {
    lead: 'The bank accounts and e-wallets that your withdrawals go to.',
  },
  'add-bank': {
    lead: 'Add a bank account or an e-wallet in your own name.',
  },
  'transaction-history': {
    lead: 'Everything that moved your balance.',
  },
  statement: {
    lead: 'Your balance from the first day of a period to the last.',
  },
  'bet-history': {
    lead: 'Every bet you placed, with its result.',
  },
  promotions: {
    lead: 'Offers, each with its whole cost in plain words.',
  },
  mission: {
    lead: 'Tasks with a reward at the end.',
  },
  referral: {
    lead: 'Invite friends with a link of your own.',
  },
  news: {
    lead: 'What is new here.',
  },
} as const
