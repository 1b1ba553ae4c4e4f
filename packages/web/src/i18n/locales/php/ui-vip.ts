import type { Translated } from '../../locale.ts'
import type { vip as english } from '../en/ui-vip.ts'

export const vip: Translated<typeof english> = {
  lead: 'Ang level mo, at kung gaano pa kalayo ang susunod.',
  yourLevel: 'Level mo',
  noLevel: 'Wala pang level',
  nextLevel: 'Susunod na level',
  missing: '{{amount}} pa',
  reached: 'Naabot na',
  top: 'Naabot mo na ang pinakamataas na level.',
  rulesTitle: 'Paano naaabot ang level',
  rules:
    'Dalawa ang binibilang: ang nadeposito mo at ang naitaya mo. Naaabot ang level kapag puno na ang dalawang bar.',
  care: 'Pasasalamat namin ang level, hindi dahilan para maglaro nang lampas sa plano mo.',
  logInTitle: 'Mag-log in para makita ang level mo',
  logInText: 'May level ang bawat player. Dito mo makikita ang sa iyo at kung gaano pa kalayo ang susunod.',
  failed: 'Hindi na-load ang level mo',
  failedText: 'Walang nawala. Subukan muli maya-maya.',
}
