export const messages = {
  loggedIn: '您好，{{name}}',
  loggedOut: '您已退出登录',
  welcome: '欢迎您，{{name}}',
} as const
