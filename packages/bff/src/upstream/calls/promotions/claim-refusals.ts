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
