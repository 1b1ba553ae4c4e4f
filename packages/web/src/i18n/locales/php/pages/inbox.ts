import type { Translated } from '../../../locale.ts'
import type { inbox as englishInbox } from '../../en/pages/inbox.ts'

export const inbox = {
  text: 'Mga mensahe at reward',
  unread: 'Hindi pa nababasa:',
  empty: 'Wala pang mensahe',
  emptyText: 'Dito darating ang mga reward, balita at abiso sa account mo.',
  failed: 'Hindi namin ma-load ang mga mensahe mo',
  pages: 'Mga page ng mensahe',
  open: 'Tingnan',
  amountOf: '{{amount}} {{kind}}',
  claim: 'I-claim',
  claimed: 'Na-claim na.',
  until: 'I-claim hanggang {{date}}',
  unsure: 'Naputol ang koneksyon. Tingnan ulit: isang beses lang ibinibigay ang reward.',
  check: 'Tingnan ulit',
  CLAIMED: 'Na-claim na',
  EXPIRED: 'Expired na',
  CLAIMEDText: 'Na-claim mo na ito',
  EXPIREDText: 'Expired na ito',
} as const satisfies Translated<typeof englishInbox>
