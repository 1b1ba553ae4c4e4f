import type { Translated } from '../../../locale.ts'
import type { missions as englishMissions } from '../../en/rewards/missions.ts'

export const missions = {
  lead: 'Maliliit na goal, may reward ang bawat isa.',
  periods: {
    DAILY: 'Ngayong araw',
    WEEKLY: 'Ngayong linggo',
    ONCE: 'Isang beses',
    EVENT: 'Mga event',
    OTHER: 'Iba pa',
  },
  states: {
    LOCKED: 'Naka-lock pa',
    CLAIMED: 'Na-claim na',
    EXPIRED: 'Expired na',
  },
  join: 'Sumali',
  joined: 'Kasali ka na. Binibilang na ito mula ngayon.',
  claimAll: 'I-claim lahat ({{number}})',
  ready_one: '{{count}} reward ang puwede nang i-claim',
  ready_other: '{{count}} reward ang puwede nang i-claim',
  claimedAll_one: '{{count}} reward ang na-claim',
  claimedAll_other: '{{count}} reward ang na-claim',
  progress: '{{done}} / {{target}}',
  progressOf: '{{title}}: {{task}}',
  none: 'Walang mission sa ngayon',
  noneText: 'Lalabas dito ang mga bago. Maglaro lang ayon sa plano mo.',
  visitorTitle: 'Mag-log in para makita ang mga mission mo',
  visitorText: 'Mga goal para sa araw at linggo, may reward ang bawat isa.',
  care: 'Sumusunod ang mga mission sa nilalaro mo na. Hindi ito dahilan para maglaro nang lampas sa plano mo.',
} as const satisfies Translated<typeof englishMissions>
