import { storedValue, type ValueStorage } from '../../../../browser/stored-value.ts'

/** How many checks of a session the player has answered. */
interface AnsweredChecks {
  /** When the session began, which tells sessions apart; ISO 8601. */
  since: string
  count: number
}

/** How many checks of so many minutes a session of some seconds has had. */
export function checksIn(sessionSeconds: number, minutes: number): number {
  return minutes > 0 ? Math.floor(sessionSeconds / (minutes * 60)) : 0
}

/** The answered checks of the running session, kept across reloads of this tab. */
export function createAnsweredChecks(storage: () => ValueStorage) {
  const stored = storedValue('marquee.reality-checks', storage, parseAnswered)
  return {
    /** How many were answered; where nothing is known of the session, those before the game count as answered. */
    of: (since: string, whileUnknown: number): number => {
      const found = stored.read()
      if (found?.since === since) return found.count
      stored.write({ since, count: whileUnknown })
      return whileUnknown
    },
    set: (since: string, count: number): void => stored.write({ since, count }),
  }
}

export const answeredChecks = createAnsweredChecks(() => sessionStorage)

function parseAnswered(found: unknown): AnsweredChecks | undefined {
  if (typeof found !== 'object' || found === null || !('since' in found) || !('count' in found))
    return undefined
  const { since, count } = found
  return typeof since === 'string' && typeof count === 'number' ? { since, count } : undefined
}
