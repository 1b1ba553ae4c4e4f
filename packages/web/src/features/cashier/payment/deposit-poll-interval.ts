import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'

const oftenMs = 3_000
const seldomMs = 10_000
const minuteMs = 60_000
const unpaid: ReadonlySet<string> = new Set(['CREATED', 'AWAITING_PAYMENT'])

/**
 * How long to wait before a deposit is asked for again, in ms: 3 s for the first minute, then 10 s; false once it has
 * ended, or its time to be paid is over. `sinceMs`: when the page began to ask (Unix ms).
 */
export function depositPollInterval(
  deposit: Pick<Deposit, 'status' | 'expiresAt'> | undefined,
  sinceMs: number,
  nowMs: number,
): number | false {
  if (!deposit) return oftenMs
  if (endedDepositStates.has(deposit.status)) return false
  const expiresAtMs = Date.parse(deposit.expiresAt)
  // One more question after the end tells how it ended.
  if (unpaid.has(deposit.status) && nowMs > expiresAtMs + seldomMs) return false
  return nowMs - sinceMs < minuteMs ? oftenMs : seldomMs
}
