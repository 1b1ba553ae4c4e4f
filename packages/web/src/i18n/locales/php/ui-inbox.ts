import type { Translated } from '../../locale.ts'
import type { inbox as english } from '../en/ui-inbox.ts'

export const inbox = {
  text: 'Mga mensahe mula sa site, kasama ang mga reward.',
  unread: 'Hindi pa nababasa:',
  empty: 'Wala pang mensahe',
  emptyText: 'Dito darating ang mga reward, balita at abiso tungkol sa account mo.',
  failed: 'Hindi ma-load ang mga mensahe mo. Tingnan ang koneksyon at subukan muli.',
  pages: 'Mga pahina ng mensahe',
  open: 'Puntahan ito',
  amountOf: '{{amount}} {{kind}}',
  claim: 'I-claim',
  claimed: 'Sa iyo na ito. Na-update na ang balanse mo.',
  until: 'I-claim hanggang {{date}}',
  unsure: 'Hindi dumating ang sagot. Tingnan muli: isang beses lang ibinibigay ang reward.',
  check: 'Tingnan muli',
  CLAIMED: 'Na-claim na',
  EXPIRED: 'Nag-expire na',
  CLAIMEDText: 'Na-claim mo na ito',
  EXPIREDText: 'Tapos na ang oras para i-claim ito',
} as const satisfies Translated<typeof english>
