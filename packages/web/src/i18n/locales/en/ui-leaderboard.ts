export const leaderboard = {
  lead: 'The largest wins and withdrawals of the moment. Names are masked.',
  failed: 'The leaderboard could not be loaded',
  none: 'No figures to show',
  noneText: 'Only real figures are shown here. They appear as soon as there are some.',
} as const
