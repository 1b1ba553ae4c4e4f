import type { Problem } from './problem.ts'

/** Whether the gateway has sent nothing to the platform: it was too busy, or the platform was known to be away. */
export const wasNotSent = ({ status }: Pick<Problem, 'status'>): boolean => status === 503

/** Whether a write that failed with this problem may have happened, or is happening still. */
export function isOutcomeUnsure(problem: Pick<Problem, 'status' | 'code'>): boolean {
  return (problem.status >= 500 && !wasNotSent(problem)) || problem.code === 'stillRunning'
}
