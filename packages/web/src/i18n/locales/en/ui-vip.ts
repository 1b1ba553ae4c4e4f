export const vip = {
  lead: 'Your level, and how far it is to the next one.',
  yourLevel: 'Your level',
  noLevel: 'No level yet',
  nextLevel: 'Next level',
  missing: '{{amount}} more',
  reached: 'Reached',
  top: 'You have reached the highest level.',
  rulesTitle: 'How a level is reached',
  rules:
    'Two things count: what you have deposited and what you have wagered. A level is reached when both bars are full.',
  care: 'A level is a thank-you, never a reason to play more than you planned.',
  logInTitle: 'Log in to see your level',
  logInText: 'Every player has a level. Yours and the way to the next one show here.',
  failed: 'Your level could not be loaded',
  failedText: 'Nothing is lost. Please try again in a moment.',
} as const
