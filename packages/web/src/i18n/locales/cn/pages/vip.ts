import type { Translated } from '../../../locale.ts'
import type { leaderboard as englishLeaderboard, vip as englishVip } from '../../en/pages/vip.ts'

export const vip: Translated<typeof englishVip> = {
  lead: '查看您的等级和升级进度。',
  yourLevel: '当前等级',
  noLevel: '暂无等级',
  nextLevel: '下一等级',
  missing: '还差 {{amount}}',
  reached: '已达成',
  top: '您已达到最高等级。',
  rulesTitle: '如何升级',
  rules: '按累计存款和累计流水计算，两项进度均达到 100% 即可升级。',
  care: '等级是对您的答谢。请勿为升级而超额投注。',
  logInTitle: '登录后查看您的等级',
  logInText: '查看您当前的等级和升级进度。',
  failed: '等级加载失败',
}

export const leaderboard: Translated<typeof englishLeaderboard> = {
  lead: '当前金额最高的赢奖和取款。',
  failed: '排行榜加载失败',
  none: '榜单暂时为空',
  noneText: '请稍后再来。',
}
