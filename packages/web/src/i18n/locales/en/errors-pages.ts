/** What a player reads for errors that a few pages alone can meet: they come with the texts of those pages. */
export const pageErrors = {
  idempotencyKeyMissing:
    'This was sent incompletely, so nothing was done. Load the page again and repeat it.',
  stillRunning: 'This is still being worked on. Wait a moment before you try again.',
  keyReused: 'This was sent before with other content. Load the page again and repeat it.',
  duplicateAccount: 'This account already exists. Log in, or choose another account ID.',
  underage: 'You are not old enough to play here.',
  alreadyClaimed: 'You have claimed this already.',
  notEligible: 'There is nothing here for you to claim.',
  expired: 'The time for this is over.',
  gameUnavailable: 'This game is not available right now.',
  gameMaintenance: 'This game is in maintenance.',
  insufficientBalance: 'Your balance is not enough for this.',
  currencyNotSupported: 'This game does not take the currency of your account.',
} as const
