export const messages = {
  loggedIn: 'Welcome back, {{name}}',
  loggedOut: 'You’re logged out',
  welcome: 'Welcome, {{name}}',
} as const
