export const messages = {
  loggedIn: 'Maligayang pagbabalik, {{name}}',
  loggedOut: 'Naka-log out ka na',
} as const
