import type { ErrorCode } from '@marquee/contracts/problem'

/** Refusals of one-time codes: wrong, expired, or requested or tried too often. */
export const tacRefusals = {
  tacInvalid: 'tacInvalid',
  tacExpired: 'tacExpired',
  tacTooMany: 'tacTooMany',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>
