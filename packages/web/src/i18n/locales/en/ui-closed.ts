export const closed = {
  unreachableTitle: 'We can’t reach the games right now',
  unreachableText: 'Your account is fine. We’ll keep trying and open the page as soon as we’re through.',
  unreachableTrying: 'Trying again…',
  unreachableNext: 'Trying again in {{seconds}}s',
  tryNow: 'Try now',
  maintenanceTitle: 'We’ll be right back',
  maintenanceText: 'We’re working on the site. Your balance and open bets are safe.',
  maintenanceFrom: 'Started',
  maintenanceUntil: 'Back at',
  maintenanceSoon: 'We’ll be back as soon as we can.',
} as const
