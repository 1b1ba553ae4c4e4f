import type { Translated } from '../../locale.ts'
import type { leaderboard as english } from '../en/ui-leaderboard.ts'

export const leaderboard: Translated<typeof english> = {
  lead: 'Ang pinakamalalaking panalo at withdrawal ngayon.',
  failed: 'Hindi namin ma-load ang leaderboard',
  none: 'Wala pang laman ang leaderboard',
  noneText: 'Bumalik ka mamaya.',
}
