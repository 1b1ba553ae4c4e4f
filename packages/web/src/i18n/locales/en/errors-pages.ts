/** What a player reads for errors that a few pages alone can meet: they come with the texts of those pages. */
export const pageErrors = {
  idempotencyKeyMissing: 'That went out incomplete, so nothing happened. Reload the page and try again.',
  stillRunning: 'We’re still working on this. Wait a moment before you try again.',
  keyReused: 'That was already sent with different details. Reload the page and try again.',
  duplicateAccount: 'This account already exists. Log in, or choose another account ID.',
  underage: 'You’re not old enough to play here.',
  alreadyClaimed: 'You’ve already claimed this.',
  notEligible: 'Nothing to claim right now.',
  expired: 'This has expired.',
  gameUnavailable: 'This game isn’t available right now.',
  gameMaintenance: 'This game is under maintenance.',
  insufficientBalance: 'Your balance is too low for this.',
  currencyNotSupported: 'This game doesn’t support your account’s currency.',
} as const
