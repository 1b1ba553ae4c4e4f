import type { ErrorCode } from '@marquee/contracts/problem'

/** Refusals that any claim may meet. */
export const claimRefusals = {
  alreadyClaimed: 'alreadyClaimed',
  notEligible: 'notEligible',
  expired: 'expired',
  limitReached: 'limitReached',
  kycRequired: 'kycRequired',
  duplicateRequest: 'duplicateRequest',
  selfExcluded: 'selfExcluded',
  coolOffActive: 'coolOffActive',
  notFound: 'notFound',
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

/** Refusals of one-time codes: wrong, expired, or requested or tried too often. */
export const tacRefusals = {
  tacInvalid: 'tacInvalid',
  tacExpired: 'tacExpired',
  tacTooMany: 'tacTooMany',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>
