import { moneyErrors } from '@marquee/contracts/areas/cashier/money-errors'
import { claimErrors } from '@marquee/contracts/areas/promotions/promotions'
import type { ErrorCode } from '@marquee/contracts/problem'

/**
 * The refusals that a call expects: codes, where the platform's word is our code, and other words with their codes. Any
 * other refusal is `refused`.
 */
export type Refusals = readonly (ErrorCode | Readonly<Record<string, ErrorCode>>)[]

/** The code of each word. */
export function codesByWord(refusals: Refusals): ReadonlyMap<string, ErrorCode> {
  const entries = refusals.map((refusal) => (typeof refusal === 'string' ? { [refusal]: refusal } : refusal))
  return new Map(entries.flatMap(Object.entries<ErrorCode>))
}

/** Refusals of a read about money. */
export const readRefusals: Refusals = ['notFound', 'tooManyRequests']

/** Refusals of a cancellation. */
export const cancelRefusals: Refusals = ['notEligible', 'expired', 'duplicateRequest', ...readRefusals]

// The gateway's own word, which no platform says.
const isOfPlatform = (code: ErrorCode) => code !== 'outcomeUnknown'

/** Refusals that any claim may meet. */
export const claimRefusals: Refusals = [...claimErrors.filter(isOfPlatform), ...readRefusals]

/** Refusals that any movement of money may meet. */
export const moneyRefusals: Refusals = [
  ...moneyErrors.filter(isOfPlatform),
  'methodUnavailable',
  ...readRefusals,
]

/** Refusals of one-time codes: wrong, expired, or requested or tried too often. */
export const tacRefusals: Refusals = ['tacInvalid', 'tacExpired', 'tacTooMany', 'tooManyRequests']
