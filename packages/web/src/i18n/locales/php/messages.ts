export const messages = {
  loggedIn: 'Welcome ulit, {{name}}',
  loggedOut: 'Naka-log out ka na',
  welcome: 'Welcome, {{name}}',
} as const
