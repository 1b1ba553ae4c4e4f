export const leaderboard = {
  lead: 'The biggest wins and withdrawals right now.',
  failed: 'We couldn’t load the leaderboard',
  none: 'Nothing on the board right now',
  noneText: 'Check back soon.',
} as const
