import type { Translated } from '../../../locale.ts'
import type { claims as english } from '../../en/rewards/ui-claims.ts'

export const claims = {
  claim: '领取',
  claimAmount: '领取 {{amount}}',
  checking: '查询中…',
  checkingText: '连接已断开，我们正在查询您的领取结果。奖励不会丢失，且只会发放一次。',
  added: '您已获得 {{amount}}',
  tokens: '{{number}} 枚代币',
  spins: '{{number}} 次免费旋转',
  otherReward: '{{amount}} {{kind}}',
  left: '还剩 {{time}}',
  until: '截至 {{date}}',
  over: '已结束',
  percent: '{{rate}}%',
  failed: '加载失败',
  verify: '验证身份',
  limitResets: '您已达到限额，{{date}} 重新计算。',
  refused: {
    alreadyClaimed: '您已经领取过了。',
    notEligible: '您目前不符合条件。',
    expired: '已过期。',
    limitReached: '您已达到限额，请在限额重置后领取。',
    kycRequired: '请先验证身份，再领取。',
    selfExcluded: '自我排除期间奖励已关闭，您仍可取款。',
    coolOffActive: '您正在休息期，期满后奖励重新开放。',
    duplicateRequest: '我们已收到此次领取，请先查看余额再重试。',
  },
} as const satisfies Translated<typeof english>
