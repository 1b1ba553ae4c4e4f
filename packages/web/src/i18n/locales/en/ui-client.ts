export const client = {
  offline: 'You are offline. What is on the screen stays; the rest comes when you are back.',
  online: 'You are back online',
  chat: 'Live chat',
  table: 'Table',
  footerPages: 'About this site',
  follow: 'Follow {{site}}',
  absentPage: '{{site}} doesn’t have this page yet: {{page}}',
} as const
