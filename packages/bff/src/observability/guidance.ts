import type { ErrorCode } from '@marquee/contracts/problem'

/** The meaning of an error code for support staff and for the operator of the site. */
export interface Guidance {
  support: string
  operator: string
}

/** The texts of every code beside the player's own, which are in the client's languages. */
export const guidance: Record<ErrorCode, Guidance> = {
  invalidRequest: {
    support: 'Something in the form was not accepted. Ask which field is marked, and read its hint together.',
    operator:
      'The request did not fit its schema. Many of these from one page point to a client that is out of date.',
  },
  crossSite: {
    support: 'The request came from another site. Ask the player to open the site by its own address.',
    operator:
      'Origin or Sec-Fetch-Site named another origin. Check PUBLIC_SCHEME and what the proxy does to Host.',
  },
  guestOnly: {
    support: 'The player is signed in already and does not need this page.',
    operator: 'Nothing to do.',
  },
  notFound: {
    support: 'The address does not exist. Ask how the player got there.',
    operator: 'Many of these to one address point to a dead link or a scan.',
  },
  methodNotAllowed: {
    support: 'Not something a player does.',
    operator: 'A client or a scan uses a wrong method.',
  },
  bodyTooLarge: {
    support: 'What was sent is too large. Ask the player to shorten the text.',
    operator: 'Bodies end at 64 kB. Many of these point to abuse.',
  },
  unsupportedMediaType: {
    support: 'Not something a player does.',
    operator: 'A client sends bodies that are not JSON.',
  },
  keyReused: {
    support: 'Not something a player does. Ask the player to load the page again and repeat the step.',
    operator: 'A client sent two different requests under one Idempotency-Key: a fault of that client.',
  },
  unknownHost: {
    support: 'The address is not one of this brand’s. Give the player the right one.',
    operator: 'The host is not in BRAND_DOMAINS, or the proxy changes it.',
  },
  tooManyRequests: {
    support: 'Too many tries in a short time. Ask the player to wait as long as the message says.',
    operator:
      'A rate limit was reached. If honest players reach it, raise RATE_LIMIT_*; behind a proxy set TRUSTED_PROXIES.',
  },
  sessionExpired: {
    support:
      'The session is over: too long unused, ended elsewhere, or the account is blocked. Ask to sign in again.',
    operator:
      'Nothing to do, unless it happens to everyone at once: then look at the platform’s sessions and SESSION_KEYS.',
  },
  refused: {
    support: 'The platform said no; its own words stand in the log as statusMessage.',
    operator: 'A refusal without a code of its own. If it is frequent, give it one.',
  },
  invalidCredentials: {
    support: 'Account or password is wrong; we never say which. Offer the password reset.',
    operator: 'Many of these for many accounts point to credential stuffing.',
  },
  accountLocked: {
    support: 'The platform has locked the account. Follow the procedure for unlocking.',
    operator: 'Nothing to do here; locks are the platform’s.',
  },
  invalidInput: {
    support:
      'The platform objects to something in the form. Ask which field is marked, and read its hint together.',
    operator: 'The platform’s rules for a field are stricter than ours. If it is frequent, compare them.',
  },
  duplicateAccount: {
    support:
      'The account ID or phone is taken. If it is the player’s own, offer login or the password reset.',
    operator: 'Many of these for many accounts point to somebody who collects account IDs.',
  },
  countryBlocked: {
    support: 'The platform does not take players from that country. Do not suggest a way around it.',
    operator: 'A rule of the platform. Check TRUSTED_PROXIES if it sees the proxy’s address.',
  },
  underage: {
    support: 'The date of birth is below the site’s minimum age. No account may be opened.',
    operator: 'Nothing to do: the platform checks the age.',
  },
  tacInvalid: {
    support:
      'The one-time code is wrong, or was for something else. Ask for the newest message; offer a new code.',
    operator: 'Many of these for one account point to somebody guessing.',
  },
  tacExpired: {
    support: 'The one-time code came too late. Ask the player to request a new one.',
    operator: 'If it is frequent, messages are slow: ask the provider of messages.',
  },
  tacTooMany: {
    support:
      'Too many codes or wrong tries. It opens again by itself; give the waiting time of the platform.',
    operator: 'A limit of the platform was reached, before any of ours.',
  },
  alreadyClaimed: {
    support: 'The player has this already. Look for it in the transaction history.',
    operator: 'Nothing to do.',
  },
  expired: {
    support: 'The time for this reward is over. Only the platform can give it again.',
    operator: 'Nothing to do.',
  },
  notEligible: {
    support: 'There is no reward here for this player, or nothing has been played. Read its terms together.',
    operator: 'Nothing to do.',
  },
  limitReached: {
    support:
      'The player has reached a limit of plays. Tell when it opens again; never raise a limit on request.',
    operator: 'Limits are the platform’s.',
  },
  gameUnavailable: {
    support: 'The game cannot be opened now. Offer another one.',
    operator: 'Ask the game’s provider.',
  },
  gameMaintenance: {
    support: 'The game is in maintenance. Offer another one.',
    operator: 'Planned by the provider.',
  },
  insufficientBalance: { support: 'The balance is too small for this.', operator: 'Nothing to do.' },
  internalServerError: {
    support:
      'The platform did not answer. Nothing was changed by us; ask the player to try again in a minute.',
    operator: 'The platform call failed on the network or with HTTP 5xx. Its line in the log says how.',
  },
  serviceUnavailable: {
    support: 'A part of the page could not be loaded. It comes back by itself.',
    operator: 'The platform call failed on the network or with HTTP 5xx. Its line in the log says how.',
  },
  disconnect: {
    support: 'The connection to the platform broke. Ask the player to try again in a minute.',
    operator: 'The platform call failed on the network or with HTTP 5xx. Its line in the log says how.',
  },
  outcomeUnknown: {
    support:
      'Sent to the platform, but its answer was lost. Check by the request id before telling the player anything.',
    operator: 'A write was cut after sending. It is never repeated by us; look it up on the platform.',
  },
  unexpectedError: {
    support: 'A fault of ours. Pass the reference on to the operator.',
    operator: 'A bug: the log has a line of kind "error" with the same reference.',
  },
  overloaded: {
    support: 'The site is very busy. Ask the player to try again in a minute.',
    operator: 'The gateway refuses work to stay alive. Add a replica or look for the cause.',
  },
}
