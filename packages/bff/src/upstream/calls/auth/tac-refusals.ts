import type { ErrorCode } from '@marquee/contracts/problem'

/** What the platform says of one-time codes that are wrong, late, or asked for or tried too often. */
export const tacRefusals = {
  tacInvalid: 'tacInvalid',
  tacExpired: 'tacExpired',
  tacTooMany: 'tacTooMany',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>
