import type { Log } from '../observability/log.ts'

/** Closes one after another; one that fails to close is logged and must not keep the next from closing. */
export async function closeEach(
  closing: Readonly<Record<string, () => unknown>>,
  log: Pick<Log, 'notice'>,
): Promise<void> {
  for (const [part, close] of Object.entries(closing)) {
    try {
      await close()
    } catch (error) {
      log.notice('warn', 'closeFailed', { part, reason: reasonOf(error) })
    }
  }
}

// The message of an error may quote what was sent, so only its code or name is logged.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
