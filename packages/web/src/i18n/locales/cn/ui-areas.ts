import type { Translated } from '../../locale.ts'
import type { areas as english } from '../en/ui-areas.ts'

export const areas: Translated<typeof english> = {
  absent: {
    title: '{{site}} 暂未开放此功能',
    text: '您的账户和余额不受影响。',
    about: '开通后您可以',
  },
  deposit: {
    lead: '向您的钱包存入资金。',
    one: '各种支付方式一览，标明手续费、限额和到账时间',
    two: '确认之前，先看清支付金额、到账金额和流水要求',
    three: '继续未完成的存款',
  },
  withdrawal: {
    lead: '将资金提取到您本人的账户。',
    one: '现在可取的金额，以及仍被锁定的金额',
    two: '每一项限制及其解决办法',
    three: '取款的每个步骤和时间',
  },
  'bank-details': {
    lead: '接收您取款的银行账户和电子钱包。',
    one: '您的账户，号码已隐藏',
    two: '优先使用的账户',
    three: '移除不再使用的账户',
  },
  'add-bank': {
    lead: '添加您本人名下的银行账户或电子钱包。',
    one: '可收款的银行和电子钱包',
    two: '号码输入两遍，避免出错',
    three: '用验证码确认是您本人',
  },
  'transaction-history': {
    lead: '余额的每一笔变动。',
    one: '存款、取款、投注、赢奖和奖金',
    two: '所选时间段的合计',
    three: '可下载保存，也可打印',
  },
  statement: {
    lead: '一段时间内，从首日到末日的余额变化。',
    one: '转入、转出和结余',
    two: '逐日明细',
    three: '开户以来您自己的统计数据',
  },
  'bet-history': {
    lead: '您的每一笔投注及其结果。',
    one: '按游戏、供应商和日期筛选',
    two: '投注额、有效投注、派彩和盈亏，附合计',
    three: '单笔投注的逐项详情',
  },
  promotions: {
    lead: '各项优惠，条件写得清清楚楚。',
    one: '领取之前，先看清流水要求和有效期',
    two: '您已有的奖金及其进度',
    three: '可放弃奖金，并明确告知会失去什么',
  },
  mission: {
    lead: '完成任务，领取奖励。',
    one: '每日、每周和一次性任务',
    two: '每项任务的进度',
    three: '可领取的奖励及截止时间',
  },
  referral: {
    lead: '用您的专属链接邀请好友。',
    one: '您的推荐码、链接和二维码',
    two: '已加入的好友，姓名已隐藏',
    three: '待结算、可领取和已发放的佣金',
  },
  news: {
    lead: '本站的最新消息。',
    one: '新游戏与新供应商',
    two: '维护通知，提前告知',
    three: '条款与支付的变更及生效日期',
  },
}
