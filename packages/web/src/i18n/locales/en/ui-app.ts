export const app = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  reload: 'Reload',
  skipToContent: 'Skip to content',
  reference: 'Reference',
  copy: 'Copy',
  copied: 'Copied',
  notifications: 'Notifications',
  pageNotFound: 'Page not found: {{path}}',
  pageNotFoundHelp: 'The address may have changed, or the page is no longer here.',
  failureHelp: 'Something went wrong on our side. Your account and your balance are safe.',
  chunkFailed: 'This page could not be loaded. Check your connection and try again.',
  offlineTitle: 'You are offline',
  offlineText:
    'This page opens by itself as soon as you have a connection again. Your account and your balance are safe.',
  sessionUnknown: 'We could not check whether you are signed in.',
} as const
