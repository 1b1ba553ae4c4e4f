export const pageErrors = {
  idempotencyKeyMissing: '请求不完整，未执行任何操作。请刷新页面后重试。',
  stillRunning: '此请求仍在处理中，请稍候再试。',
  keyReused: '该请求已用不同内容提交过。请刷新页面后重试。',
  duplicateAccount: '该账号已存在。请登录，或换一个账号。',
  underage: '您未达到在此游戏的年龄要求。',
  alreadyClaimed: '您已领取过。',
  notEligible: '目前没有可领取的内容。',
  expired: '已过期。',
  gameUnavailable: '该游戏暂不可用。',
  gameMaintenance: '该游戏正在维护。',
  insufficientBalance: '余额不足，无法进行此操作。',
  currencyNotSupported: '该游戏不支持您账户的货币。',
} as const
