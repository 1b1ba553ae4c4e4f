/** The player’s messages. */
export const inbox = {
  text: 'Messages from the site, with the rewards they bring.',
  unread: 'Unread:',
  empty: 'No messages yet',
  emptyText: 'Rewards, news and notices about your account arrive here.',
  failed: 'We could not load your messages. Check your connection and try again.',
  pages: 'Pages of messages',
  open: 'Take me there',
  claim: 'Claim',
  claimed: 'It is yours. Your balance is up to date.',
  until: 'Claim it by {{date}}',
  unsure: 'The answer did not arrive. Check again: a reward is paid once.',
  check: 'Check again',
  CLAIMED: 'Claimed',
  EXPIRED: 'Expired',
  CLAIMEDText: 'You have claimed this',
  EXPIREDText: 'The time to claim it is over',
} as const
