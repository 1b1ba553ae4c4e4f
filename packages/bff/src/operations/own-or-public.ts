import type { SealedSession } from '../request/sealed-session.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/**
 * Answers a visitor from the cache that all visitors of a brand share, and a player by asking for the player alone. Where
 * that fails, a player gets what visitors get.
 */
export async function ownOrPublic<Value>(
  session: SealedSession | undefined,
  askForPlayer: () => Promise<Value>,
  readPublic: () => Promise<CachedResponse<Value>>,
): Promise<Value> {
  if (session) {
    try {
      return await askForPlayer()
    } catch (error) {
      if (isAnswer(error)) throw error
    }
  }
  return (await readPublic()).value
}

/** Refusals that hold for the player: the session is over, or there is no such thing. */
function isAnswer(error: unknown): boolean {
  return error instanceof PlatformRefusal && (error.code === 'sessionExpired' || error.code === 'notFound')
}
