import type { Translated } from '../../locale.ts'
import type { leaderboard as english } from '../en/ui-leaderboard.ts'

export const leaderboard: Translated<typeof english> = {
  lead: '当前金额最高的赢奖和取款。',
  failed: '排行榜加载失败',
  none: '榜单暂时为空',
  noneText: '请稍后再来。',
}
