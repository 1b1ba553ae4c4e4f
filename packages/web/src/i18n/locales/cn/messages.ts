export const messages = {
  loggedIn: '您好，{{name}}',
  loggedOut: '您已退出登录',
} as const
