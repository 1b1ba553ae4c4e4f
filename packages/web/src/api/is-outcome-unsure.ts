import type { Problem } from '@marquee/contracts/problem'

/** Whether a write that failed with this problem may have happened, or is happening still. */
export function isOutcomeUnsure(problem: Problem): boolean {
  return (problem.status >= 500 && !wasNotSent(problem)) || problem.code === 'stillRunning'
}

/** Whether the gateway has sent nothing to the platform: it was too busy, or the platform was known to be away. */
export const wasNotSent = ({ status }: Problem): boolean => status === 503
