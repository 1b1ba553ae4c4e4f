export const messages = {
  loggedIn: '欢迎回来，{{name}}',
  loggedOut: '您已退出登录',
} as const
