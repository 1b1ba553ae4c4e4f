import { PlatformFailure } from './platform-failure.ts'
import { PlatformRefusal } from './platform-refusal.ts'

// Statuses of a server that does not implement a call.
const notImplemented: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** Whether a call failed because the platform does not implement it; one that refuses it without a reason of ours, too. */
export function isUnsupported(error: unknown): boolean {
  if (error instanceof PlatformRefusal) return error.code === 'refused'
  return error instanceof PlatformFailure && notImplemented.has(error.httpStatus)
}
