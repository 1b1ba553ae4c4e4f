import type { ErrorCode } from '@marquee/contracts/problem'

/** Refusals that any movement of money may meet. */
export const moneyRefusals = {
  invalidInput: 'invalidInput',
  amountBelowMin: 'amountBelowMin',
  amountAboveMax: 'amountAboveMax',
  dailyLimitReached: 'dailyLimitReached',
  limitReached: 'limitReached',
  kycRequired: 'kycRequired',
  pendingExists: 'pendingExists',
  duplicateRequest: 'duplicateRequest',
  currencyNotSupported: 'currencyNotSupported',
  notEligible: 'notEligible',
  expired: 'expired',
  notFound: 'notFound',
  selfExcluded: 'selfExcluded',
  coolOffActive: 'coolOffActive',
  countryBlocked: 'countryBlocked',
  methodUnavailable: 'methodUnavailable',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>

/** Refusals of a read about money. */
export const readRefusals = {
  notFound: 'notFound',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>

/** Refusals of a cancellation. */
export const cancelRefusals = {
  notEligible: 'notEligible',
  expired: 'expired',
  duplicateRequest: 'duplicateRequest',
  notFound: 'notFound',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>
