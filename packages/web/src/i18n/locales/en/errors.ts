import type { ErrorCode } from '@marquee/contracts/problem'
import type { pageErrors } from './pages/errors.ts'

/**
 * What a player reads for each error code (a code without a text here or in `pages/errors.ts` does not compile) and for
 * the error screens.
 */
export const errors = {
  errorTitle: 'Something went wrong',
  accountLockedTitle: 'Your account is locked',
  BLOCKTitle: 'Your account is blocked',
  CLOSETitle: 'Your account is closed',
  selfExcludedTitle: 'You’re self-excluded',
  coolOffActiveTitle: 'You’re on a break',
  countryBlockedTitle: 'Not available where you are',
  unknownError: 'That didn’t work. Try again.',
  invalidSession: 'Your session has ended',
  invalidRequest: 'Check what you entered and try again.',
  crossSite: 'This page can’t do that. Reload it and try again.',
  guestOnly: 'You’re already logged in.',
  notFound: 'We couldn’t find that.',
  tooManyRequests: 'Too many attempts. Wait a moment and try again.',
  sessionExpired: 'Log in again to continue.',
  refused: 'That wasn’t accepted.',
  invalidCredentials: 'Wrong account ID or password.',
  accountLocked: 'This account is locked. Message support to unlock it.',
  invalidInput: 'Some details weren’t accepted. Check them and try again.',
  tacInvalid: 'That code isn’t right. Check it and try again.',
  tacExpired: 'That code has expired. Request a new one.',
  tacTooMany: 'Too many attempts. Wait a while, then request a new code.',
  limitReached: 'You’ve reached the limit. Come back later.',
  internalServerError: 'Our server had a problem. Try again.',
  serviceUnavailable: 'This isn’t available right now. Try again later.',
  disconnect: 'We lost the connection. Check your network and try again.',
  unexpectedError: 'Something went wrong on our side. Try again in a moment.',
  overloaded: 'We’re very busy right now. Try again in a moment.',
  loginFailed: 'We couldn’t log you in. Try again.',
  tokenTooLarge: 'We couldn’t log you in. Contact us.',
  countryBlocked: 'This site isn’t available where you are.',
  selfExcluded: 'Your self-exclusion is still active. Support can tell you when it ends.',
  coolOffActive: 'You’re on a break. You can play again when it ends.',
  BLOCK: 'This account is blocked. Contact us: we’ll tell you why, and what you can do.',
  CLOSE: 'This account is closed. Contact us if you think that’s a mistake.',
  permissionDenied: 'You don’t have access to this.',
} as const satisfies Record<Exclude<ErrorCode, keyof typeof pageErrors>, string> & Record<string, string>
