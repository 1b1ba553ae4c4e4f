import type { Translated } from '../../locale.ts'
import type { client as english } from '../en/ui-client.ts'

export const client: Translated<typeof english> = {
  offline: '您已离线，恢复网络后将自动重新连接。',
  online: '网络已恢复',
  chat: '在线客服',
  table: '表格',
  footerPages: '关于本站',
  follow: '关注 {{site}}',
  absentPage: '{{site}} 暂未开通此页面：{{page}}',
}
