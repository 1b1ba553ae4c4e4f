import type { PageRows } from './page-row.ts'

/** Pages of the player's own account. */
export const accountPages = {
  login: ['Log in', 'Log in to {site}.', 'Mag-log in'],
  register: ['Sign up', 'Open an account at {site}. 21+ only.', 'Mag-register'],
  'forgot-password': ['Forgot password', 'Get back into your account at {site}.', 'Nakalimutan ang password'],
  account: ['Account', 'Your account at {site}.', 'Account'],
  profile: ['Profile', 'Your details at {site}.', 'Profile'],
  'edit-profile': ['Edit profile', 'Change your details at {site}.', 'I-edit ang profile'],
  verification: ['Identity verification', 'Verify your identity at {site}.', 'Pag-verify ng pagkakakilanlan'],
  security: ['Security', 'Logins and password of your account at {site}.', 'Seguridad'],
  'change-password': ['Change password', 'Choose a new password for {site}.', 'Palitan ang password'],
  deposit: ['Deposit', 'Add money to your balance at {site}.', 'Deposito'],
  withdrawal: ['Withdrawal', 'Take money out of your balance at {site}.', 'Mag-withdraw'],
  'bank-details': ['Bank details', 'Your accounts for withdrawals at {site}.', 'Mga detalye ng bangko'],
  'add-bank': [
    'Add a bank account',
    'Add an account for withdrawals at {site}.',
    'Magdagdag ng bank account',
  ],
  'transaction-history': [
    'Transaction history',
    'Everything that moved on your balance at {site}.',
    'Kasaysayan ng transaksyon',
  ],
  statement: ['Statement', 'Your totals by day at {site}.', 'Statement'],
  'bet-history': ['Bet history', 'Your bets at {site}.', 'Kasaysayan ng taya'],
  inbox: ['Inbox', 'Messages from {site}.', 'Inbox'],
  playnow: ['Play', 'Your game at {site}.', 'Maglaro'],
  preloader: ['Loading', '{site} is loading.', 'Naglo-load'],
} satisfies PageRows
