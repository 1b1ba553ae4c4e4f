export const closed = {
  unreachableTitle: '暂时无法连接游戏',
  unreachableText: '您的账户没有问题。我们会持续重试，连接成功后页面将自动打开。',
  unreachableTrying: '正在重试…',
  unreachableNext: '{{seconds}} 秒后重试',
  tryNow: '立即重试',
  maintenanceTitle: '维护中，马上回来',
  maintenanceText: '网站正在维护。您的余额和未结注单是安全的。',
  maintenanceFrom: '开始时间',
  maintenanceUntil: '预计恢复',
  maintenanceSoon: '我们会尽快恢复。',
} as const
