import type { Translated } from '../../locale.ts'
import type { register as english } from '../en/ui-register.ts'

export const register = {
  title: '创建账号',
  intro: '一分钟即可加入 {{site}}。玩家须年满 21 周岁。',
  mobile: '手机号码',
  email: '电子邮箱',
  optional: '选填',
  birthday: '出生日期',
  birthdayHelp: '年满 {{age}} 周岁方可游戏。',
  day: '日',
  month: '月',
  year: '年',
  referrer: '推荐码',
  acceptTerms: '我已阅读并接受条款与条件。',
  readTerms: '查看条款',
  acceptAge: '我已年满 {{age}} 周岁。',
  marketing: '向我发送优惠和资讯，可随时取消。',
  submit: '注册',
  continue: '继续',
  codeSent: '验证码已发送至 {{number}}。',
  change: '修改信息',
  haveAccount: '已有账号？',
  welcome: '欢迎来到 {{site}}，您的账号已开通。',
  ready: '您在 {{site}} 的账号已开通，请登录开始游戏。',
  unknown: '无法加载注册表单，请稍后重试。',
} as const satisfies Translated<typeof english>
