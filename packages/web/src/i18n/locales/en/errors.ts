import type { ErrorCode } from '@marquee/contracts/problem'
import type { pageErrors } from './errors-pages.ts'

/**
 * What a player reads for each error code (a code without a text here or in `errors-pages.ts` does not compile) and for
 * the error screens.
 */
export const errors = {
  errorTitle: 'Something went wrong',
  unknownError: 'An unknown error happened. Please try again.',
  invalidSession: 'Your session has ended',
  invalidRequest: 'Some of what was entered is not right. Please check it.',
  crossSite: 'This page is not allowed to do that. Reload the page and try again.',
  guestOnly: 'You are already logged in.',
  notFound: 'We could not find that.',
  methodNotAllowed: 'This cannot be done here.',
  bodyTooLarge: 'That is too much to send at once.',
  unsupportedMediaType: 'This could not be read. Reload the page and try again.',
  unknownHost: 'This address does not belong to this site.',
  tooManyRequests: 'Too many tries. Wait a moment and try again.',
  sessionExpired: 'Please log in again to continue.',
  refused: 'This was not accepted.',
  invalidCredentials: 'The account ID or the password is wrong.',
  accountLocked: 'This account is locked. Please contact support.',
  invalidInput: 'Some of what was entered was not accepted. Please check it.',
  tacInvalid: 'This code is not right. Check it and try again.',
  tacExpired: 'This code has expired. Ask for a new one.',
  tacTooMany: 'Too many tries with codes. Wait a while, then ask for a new one.',
  limitReached: 'You have reached the limit for this. Come back later.',
  internalServerError: 'The server did not answer as it should. Please try again.',
  serviceUnavailable: 'This is not available right now. Please try again later.',
  disconnect: 'The connection was lost. Check your network and try again.',
  outcomeUnknown: 'We do not know yet whether this went through.',
  unexpectedError: 'Something went wrong on our side. Please try again.',
  overloaded: 'Very many players are here right now. Please try again in a moment.',
  loginFailed: 'The login did not succeed. Please try again.',
  countryBlocked: 'This site is not offered where you are.',
  selfExcluded: 'You have excluded yourself from play. Support can tell you until when.',
  coolOffActive: 'You are taking a break from play. It is not over yet.',
  kycRequired: 'Confirm who you are first. Support can tell you how.',
  permissionDenied: 'You do not have access to this.',
  BLOCK: 'This account is blocked. Contact us: we’ll tell you why, and what you can do.',
  CLOSE: 'This account is closed. Contact us if you think that’s a mistake.',
} as const satisfies Record<Exclude<ErrorCode, keyof typeof pageErrors>, string> & Record<string, string>
