import type { Translated } from '../../../locale.ts'
import type { inbox as englishInbox } from '../../en/pages/inbox.ts'

export const inbox = {
  text: '消息与奖励',
  unread: '未读：',
  empty: '暂无消息',
  emptyText: '奖励、资讯和账户通知会显示在这里。',
  failed: '无法加载消息',
  pages: '消息分页',
  open: '查看',
  amountOf: '{{amount}} {{kind}}',
  claim: '领取',
  claimed: '领取成功。',
  until: '请于 {{date}} 前领取',
  unsure: '连接已断开，请再次查询。奖励只会发放一次。',
  check: '再次查询',
  CLAIMED: '已领取',
  EXPIRED: '已过期',
  CLAIMEDText: '您已领取',
  EXPIREDText: '已过领取期限',
} as const satisfies Translated<typeof englishInbox>
