export const client = {
  offline: 'You’re offline. We’ll reconnect automatically.',
  online: 'You’re back online',
  chat: 'Live chat',
  table: 'Table',
  footerPages: 'About this site',
  follow: 'Follow {{site}}',
  absentPage: '{{site}} doesn’t have this page yet: {{page}}',
} as const
