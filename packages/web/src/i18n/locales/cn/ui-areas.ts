import type { Translated } from '../../locale.ts'
import type { areas as english } from '../en/ui-areas.ts'

export const areas: Translated<typeof english> = {
  absent: {
    title: '{{site}} 暂未开放此功能',
    text: '您的账户和余额不受影响。',
  },
  deposit: {
    lead: '向您的钱包存入资金。',
  },
  withdrawal: {
    lead: '将资金提取到您本人的账户。',
  },
  'bank-details': {
    lead: '接收您取款的银行账户和电子钱包。',
  },
  'add-bank': {
    lead: '添加您本人名下的银行账户或电子钱包。',
  },
  'transaction-history': {
    lead: '余额的每一笔变动。',
  },
  statement: {
    lead: '一段时间内，从首日到末日的余额变化。',
  },
  'bet-history': {
    lead: '您的每一笔投注及其结果。',
  },
  promotions: {
    lead: '各项优惠，条件写得清清楚楚。',
  },
  mission: {
    lead: '完成任务，领取奖励。',
  },
  referral: {
    lead: '用您的专属链接邀请好友。',
  },
  news: {
    lead: '本站的最新消息。',
  },
}
