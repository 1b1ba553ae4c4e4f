import type { Translated } from '../../locale.ts'
import type { vip as english } from '../en/ui-vip.ts'

export const vip: Translated<typeof english> = {
  lead: '您的等级，以及距离下一级还有多远。',
  yourLevel: '当前等级',
  noLevel: '暂无等级',
  nextLevel: '下一等级',
  missing: '还差 {{amount}}',
  reached: '已达成',
  top: '您已达到最高等级。',
  rulesTitle: '如何升级',
  rules: '等级取决于两项：累计存款和累计流水。两条进度都满时即可升级。',
  care: '等级是对您的答谢，绝不是超出计划去玩的理由。',
  logInTitle: '登录后查看您的等级',
  logInText: '每位玩家都有等级。登录后，这里会显示您的等级和升级进度。',
  failed: '等级加载失败',
  failedText: '数据没有丢失，请稍后重试。',
}
