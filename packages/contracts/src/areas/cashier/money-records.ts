import * as z from 'zod/mini'

/** An id that the platform gave, as a path parameter: no separators, so that it cannot change the path. */
export const CashierId = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,128}$/))

/** A code of a channel, bank, promotion, provider or game type. */
export const CashierCode = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))

/** A state of a deposit, withdrawal or bet, as a filter. */
export const StatusFilter = z.optional(z.string().check(z.regex(/^[A-Z_]{2,32}$/)))

export const idParams = z.object({ id: CashierId })

/** Refusals of the platform that any movement of money may meet, with their HTTP status. */
export const moneyErrors = {
  outcomeUnknown: 504,
  invalidInput: 422,
  amountBelowMin: 422,
  amountAboveMax: 422,
  dailyLimitReached: 422,
  limitReached: 422,
  kycRequired: 422,
  pendingExists: 422,
  duplicateRequest: 422,
  currencyNotSupported: 422,
  notEligible: 422,
  expired: 422,
  selfExcluded: 422,
  coolOffActive: 422,
  countryBlocked: 422,
} as const

/** Refusals of a one-time code. */
export const codeErrors = { tacInvalid: 422, tacExpired: 422, tacTooMany: 422 } as const
