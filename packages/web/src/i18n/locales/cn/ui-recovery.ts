import type { Translated } from '../../locale.ts'
import type { recovery as english } from '../en/ui-recovery.ts'

export const recovery = {
  title: '忘记密码？',
  intro: '请填写账号和手机号码，我们会发送验证码，供您设置新密码。',
  stepWho: '确认账号',
  stepNew: '新密码',
  phone: '手机号码',
  sent: '如果信息匹配，验证码即将送达，可能需要一分钟。',
  newPassword: '新密码',
  setPassword: '保存新密码',
  back: '返回登录',
  tempTitle: '请查看短信',
  tempText: '如果信息匹配，临时密码即将送达。请用它登录，然后在“账户安全”中设置自己的密码。',
  doneTitle: '密码已修改',
  doneText: '请使用新密码登录。所有已登录的设备均已退出。',
} as const satisfies Translated<typeof english>
