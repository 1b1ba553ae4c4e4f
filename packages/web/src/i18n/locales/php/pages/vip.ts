import type { Translated } from '../../../locale.ts'
import type { leaderboard as englishLeaderboard, vip as englishVip } from '../../en/pages/vip.ts'

export const vip: Translated<typeof englishVip> = {
  lead: 'Ang level mo, at kung gaano pa kalayo ang susunod.',
  yourLevel: 'Level mo',
  noLevel: 'Wala pang level',
  nextLevel: 'Susunod na level',
  missing: '{{amount}} pa',
  reached: 'Naabot na',
  top: 'Naabot mo na ang pinakamataas na level.',
  rulesTitle: 'Paano mag-level up',
  rules: 'Binibilang ang deposito at turnover. Punuin ang dalawang bar para umangat.',
  care: 'Pasasalamat namin ang level, hindi dahilan para maglaro nang lampas sa plano mo.',
  logInTitle: 'Mag-log in para makita ang level mo',
  logInText: 'Tingnan kung nasaan ka na at kung gaano pa kalayo ang susunod na level.',
  failed: 'Hindi namin ma-load ang level mo',
}

export const leaderboard: Translated<typeof englishLeaderboard> = {
  lead: 'Ang pinakamalalaking panalo at withdrawal ngayon.',
  failed: 'Hindi namin ma-load ang leaderboard',
  none: 'Wala pang laman ang leaderboard',
  noneText: 'Bumalik ka mamaya.',
}
