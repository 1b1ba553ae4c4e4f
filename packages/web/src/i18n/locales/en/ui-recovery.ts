/** The way back in for who forgot the password. */
export const recovery = {
  title: 'Forgot your password?',
  intro: 'Enter your account ID and mobile number. We’ll text you a code to set a new password.',
  stepWho: 'Your account',
  stepNew: 'New password',
  phone: 'Mobile number',
  sent: 'If the details match, a code is on its way. It may take a minute.',
  newPassword: 'New password',
  setPassword: 'Save new password',
  back: 'Back to login',
  tempTitle: 'Check your messages',
  tempText:
    'If the details match, a temporary password is on its way. Log in with it, then choose your own under Security.',
  doneTitle: 'Password changed',
  doneText: 'Log in with your new password. All your devices have been logged out.',
} as const
