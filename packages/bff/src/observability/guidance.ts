import type { ErrorCode } from '@marquee/contracts/problem'

/** The meaning of an error code for support staff and for the operator of the site. */
export interface Guidance {
  support: string
  operator: string
}

/** The texts of every code beside the player's own, which are in the client's languages. */
export const guidance: Record<ErrorCode, Guidance> = {
  invalidRequest: {
    support: 'Something in the form was not accepted. Ask which field is marked and read its hint together.',
    operator: 'The request did not match its schema. Many of these from one page suggest an outdated client.',
  },
  crossSite: {
    support: 'The request came from another site. Ask the player to open the site at its own address.',
    operator:
      'Origin or Sec-Fetch-Site named another origin. Check PUBLIC_SCHEME and whether the proxy passes Host on unchanged.',
  },
  guestOnly: {
    support: 'The player is already signed in and does not need this page.',
    operator: 'No action needed.',
  },
  notFound: {
    support: 'The address does not exist. Ask how the player got there.',
    operator: 'Many of these for one address suggest a broken link or a scan.',
  },
  methodNotAllowed: {
    support: 'Players do not normally see this.',
    operator: 'A client or a scanner used the wrong HTTP method.',
  },
  bodyTooLarge: {
    support: 'The data sent was too large. Ask the player to shorten the text.',
    operator: 'Request bodies are limited to 64 kB. Many of these suggest abuse.',
  },
  unsupportedMediaType: {
    support: 'Players do not normally see this.',
    operator: 'A client sent a body that is not JSON.',
  },
  idempotencyKeyMissing: {
    support: 'Players do not normally see this. Ask the player to reload the page and repeat the step.',
    operator:
      'A client sent a money or claim request without an Idempotency-Key, so that nothing was done. Our own client always sends one: look for an outdated or foreign one.',
  },
  keyReused: {
    support: 'Players do not normally see this. Ask the player to reload the page and repeat the step.',
    operator:
      'A client sent two different requests with the same Idempotency-Key, which is a bug in that client.',
  },
  stillRunning: {
    support:
      'The same request is still being worked on. Wait a minute, then look together whether it went through.',
    operator:
      'A repeated request waited as long as a platform call may take. Many of these suggest a slow platform.',
  },
  unknownHost: {
    support:
      'No brand is served at this address. Give the player the right one; if it should be right, pass the reference on to the operator.',
    operator: 'The host is not in BRAND_DOMAINS, or the proxy changes it. Add it, and reload.',
  },
  tooManyRequests: {
    support: 'Too many attempts in a short time. Ask the player to wait as long as the message says.',
    operator:
      'A rate limit was reached. If genuine players reach it, raise RATE_LIMIT_*; behind a proxy, set TRUSTED_PROXIES.',
  },
  sessionExpired: {
    support:
      'The session has ended: it was idle for too long, was ended elsewhere, or the account is blocked. Ask the player to sign in again.',
    operator:
      'No action needed, unless many players are affected at once: then check the platform’s sessions and SESSION_KEYS.',
  },
  refused: {
    support: 'The platform refused the request; its message is in the log as statusMessage.',
    operator: 'A refusal without a code of its own. If it is frequent, add one.',
  },
  invalidCredentials: {
    support: 'The account or the password is wrong; we never say which. Offer a password reset.',
    operator: 'Many of these across many accounts suggest credential stuffing.',
  },
  accountLocked: {
    support: 'The platform has locked the account. Follow the procedure for unlocking.',
    operator: 'No action needed here: the platform manages locks.',
  },
  invalidInput: {
    support:
      'The platform rejected something in the form. Ask which field is marked and read its hint together.',
    operator: 'The platform’s rules for a field are stricter than ours. If this is frequent, compare them.',
  },
  duplicateAccount: {
    support:
      'The account ID or phone number is taken. If it is the player’s own, offer login or a password reset.',
    operator: 'Many of these suggest that someone is collecting account IDs.',
  },
  countryBlocked: {
    support: 'The platform does not accept players from that country. Do not suggest a workaround.',
    operator:
      'A rule of the platform. If the platform sees the proxy’s address instead of the player’s, check TRUSTED_PROXIES.',
  },
  underage: {
    support: 'The date of birth is below the site’s minimum age. The account cannot be opened.',
    operator: 'No action needed: the platform checks the age.',
  },
  tacInvalid: {
    support:
      'The one-time code is wrong or was for something else. Ask for the code in the latest message, or offer a new one.',
    operator: 'Many of these for one account suggest that someone is guessing codes.',
  },
  tacExpired: {
    support: 'The one-time code has expired. Ask the player to request a new one.',
    operator: 'If this is frequent, messages are arriving late: ask the message provider.',
  },
  tacTooMany: {
    support:
      'Too many codes were requested or entered wrongly. The limit lifts by itself; tell the player how long to wait.',
    operator: 'A limit of the platform was reached before any of ours.',
  },
  alreadyClaimed: {
    support: 'The player already has this. Look for it in the transaction history.',
    operator: 'No action needed.',
  },
  expired: {
    support: 'The period for this reward has ended. Only the platform can grant it again.',
    operator: 'No action needed.',
  },
  notEligible: {
    support: 'The player is not eligible for this reward, or has not played yet. Read its terms together.',
    operator: 'No action needed.',
  },
  limitReached: {
    support: 'The player has reached a limit on plays. Say when it resets; never raise a limit on request.',
    operator: 'The platform manages limits.',
  },
  gameUnavailable: {
    support: 'The game cannot be opened at the moment. Offer another one.',
    operator: 'Ask the game’s provider.',
  },
  gameMaintenance: {
    support: 'The game is under maintenance. Offer another one.',
    operator: 'Scheduled by the provider.',
  },
  amountBelowMin: {
    support: 'The amount is below the method’s or the site’s minimum. Read the limits on the page together.',
    operator: 'No action needed. Many of these suggest that the limits shown are not those of the platform.',
  },
  amountAboveMax: {
    support: 'The amount is above the method’s or the site’s maximum. Read the limits on the page together.',
    operator: 'No action needed. Many of these suggest that the limits shown are not those of the platform.',
  },
  dailyLimitReached: {
    support: 'The player has reached a limit of the day. Say when the next day begins.',
    operator: 'No action needed.',
  },
  turnoverNotMet: {
    support: 'Turnover is left. The withdrawal page lists it order by order.',
    operator: 'No action needed.',
  },
  kycRequired: {
    support: 'The player has to verify their identity first: the verification page says what is missing.',
    operator: 'No action needed.',
  },
  methodUnavailable: {
    support: 'The payment method is in maintenance. Offer another one; nothing was charged.',
    operator:
      'The platform closed the channel between two reads of its list. Many of these: check the channel there.',
  },
  pendingExists: {
    support: 'A deposit or withdrawal is still open. It is at the top of the cashier, to continue or cancel.',
    operator: 'No action needed.',
  },
  duplicateRequest: {
    support:
      'The platform has the same request already. Look it up in the history before anything is repeated.',
    operator:
      'The platform answered a repeated request_id with a refusal instead of its first answer. Its contract asks for the first answer.',
  },
  nameMismatch: {
    support:
      'The name on the account is not the player’s. Only accounts in the player’s own name are accepted.',
    operator:
      'No action needed. Many of these suggest that names are written differently in the platform and at the bank.',
  },
  selfExcluded: {
    support: 'The player has excluded themselves. It cannot be lifted; withdrawals and history stay open.',
    operator: 'No action needed.',
  },
  coolOffActive: {
    support: 'The player is on a break, which ends at the time shown. It cannot be shortened.',
    operator: 'No action needed.',
  },
  currencyNotSupported: {
    support: 'The method or game does not take the currency of the account.',
    operator: 'Check the currencies of the channel or game on the platform.',
  },
  fileTypeInvalid: {
    support:
      'The file is not a JPG, PNG, HEIC or PDF, whatever its name says. Ask for a photo or a screenshot.',
    operator: 'No action needed: files are judged by their content.',
  },
  fileTooLarge: {
    support: 'The file is larger than 5 MB. Ask for a smaller photo.',
    operator: 'Uploads are limited to 5 MB.',
  },
  insufficientBalance: {
    support: 'The balance is too low for this.',
    operator: 'No action needed.',
  },
  internalServerError: {
    support: 'The platform failed. We changed nothing; ask the player to try again in a minute.',
    operator: 'The platform call failed on the network or with HTTP 5xx. See its line in the log.',
  },
  serviceUnavailable: {
    support:
      'Part of the page could not be loaded, or a form said that it did not work and kept what was typed. It recovers by itself.',
    operator:
      'The platform call failed on the network or with HTTP 5xx, or was refused with serviceUnavailable. See its line in the log.',
  },
  disconnect: {
    support: 'The connection to the platform failed. Ask the player to try again in a minute.',
    operator: 'The platform call failed on the network or with HTTP 5xx. See its line in the log.',
  },
  outcomeUnknown: {
    support:
      'The request was sent to the platform, but the answer was lost. Ask the platform for it before telling the player anything.',
    operator: 'A write was interrupted after it was sent. We never repeat it; look it up on the platform.',
  },
  tokenTooLarge: {
    support:
      'The player cannot log in, and trying again does not help. Pass the reference on to the operator.',
    operator:
      'The token that the platform gives with a log-in is longer than a cookie can hold, sealed some 3,800 bytes. Have the platform give shorter ones.',
  },
  unexpectedError: {
    support: 'A fault on our side. Pass the reference on to the operator.',
    operator: 'A bug: the log has a line of kind "error" with the same reference.',
  },
  overloaded: {
    support: 'The site is very busy. Ask the player to try again in a minute.',
    operator:
      'The gateway rejects requests because it is overloaded: add a replica or find the cause. Or it cannot ask Redis whether another replica has sent a payment (redisLost): nothing was sent.',
  },
}
