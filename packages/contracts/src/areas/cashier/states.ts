// Apart from the schemas, because pages without a form import these.

/** The states in which a deposit ends. One that expired may still be credited, when the payment arrives late. */
export const endedDepositStates: ReadonlySet<string> = new Set([
  'SUCCESS',
  'EXPIRED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
])

/** The states in which a withdrawal ends. */
export const endedWithdrawalStates: ReadonlySet<string> = new Set([
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'REFUNDED',
])

/** For how long, in milliseconds, a request that the platform does not know may still be on its way to it. */
export const requestUnderWayMs = 2 * 60_000
