import type { Problem } from '@marquee/contracts/problem'

/** Whether a write that failed with this problem may have happened, or is happening still. */
export function isOutcomeUnsure({ status, code }: Problem): boolean {
  return status >= 500 || code === 'stillRunning'
}
