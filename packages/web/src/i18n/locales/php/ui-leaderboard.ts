import type { Translated } from '../../locale.ts'
import type { leaderboard as english } from '../en/ui-leaderboard.ts'

export const leaderboard: Translated<typeof english> = {
  lead: 'Ang pinakamalalaking panalo at withdrawal sa ngayon. Nakatago ang mga pangalan.',
  failed: 'Hindi na-load ang leaderboard',
  none: 'Walang numerong maipapakita',
  noneText: 'Totoong numero lang ang ipinapakita rito. Lalabas ang mga ito kapag mayroon na.',
}
