export const closed = {
  unreachableTitle: 'We cannot reach the games right now',
  unreachableText:
    'Nothing is wrong with your account. We keep trying, and the page opens by itself as soon as we are through.',
  unreachableTrying: 'Trying again…',
  unreachableNext: 'Next try in {{seconds}} s',
  tryNow: 'Try now',
  maintenanceTitle: 'We are doing maintenance',
  maintenanceText: 'The games are closed while we work on the site. Balances and bets are kept as they are.',
  maintenanceFrom: 'Started',
  maintenanceUntil: 'Back at',
  maintenanceSoon: 'We will be back as soon as possible.',
} as const
