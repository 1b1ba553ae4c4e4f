import type { Translated } from '../../locale.ts'
import type { leaderboard as english } from '../en/ui-leaderboard.ts'

export const leaderboard: Translated<typeof english> = {
  lead: '当前最高的中奖和取款记录。姓名已隐藏。',
  failed: '排行榜加载失败',
  none: '暂无数据',
  noneText: '这里只显示真实数据，有数据时会自动显示。',
}
