export const messages = {
  loggedIn: 'Welcome back, {{name}}',
  loggedOut: 'You are logged out',
  welcome: 'Welcome, {{name}}',
} as const
