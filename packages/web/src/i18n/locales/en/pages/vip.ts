export const vip = {
  lead: 'Your level, and how far it is to the next.',
  yourLevel: 'Your level',
  noLevel: 'No level yet',
  nextLevel: 'Next level',
  missing: '{{amount}} to go',
  reached: 'Reached',
  top: 'You’ve reached the highest level.',
  rulesTitle: 'How to level up',
  rules: 'Deposits and turnover count. Fill both bars to move up.',
  care: 'A level is a thank-you, never a reason to play more than you planned.',
  logInTitle: 'Log in to see your level',
  logInText: 'See where you are and how far it is to the next level.',
  failed: 'We couldn’t load your level',
} as const

export const leaderboard = {
  lead: 'The biggest wins and withdrawals right now.',
  failed: 'We couldn’t load the leaderboard',
  none: 'Nothing on the board right now',
  noneText: 'Check back soon.',
} as const
