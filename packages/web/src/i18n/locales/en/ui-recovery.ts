/** The way back in for who forgot the password. */
export const recovery = {
  title: 'Forgot your password?',
  intro:
    'Tell us your account and the mobile number that belongs to it. We send a code that lets you choose a new password.',
  stepWho: 'Your account',
  stepNew: 'New password',
  phone: 'Mobile number of the account',
  sent: 'If the account and the number belong together, a code is on its way. It may take a minute.',
  newPassword: 'New password',
  setPassword: 'Set the new password',
  back: 'Back to log in',
  tempTitle: 'Check your messages',
  tempText:
    'If the account and the number belong together, a temporary password is on its way. Log in with it, then choose your own password under Security.',
  doneTitle: 'Your password is changed',
  doneText: 'Log in with the new password. Every device that was logged in has been logged out.',
} as const
