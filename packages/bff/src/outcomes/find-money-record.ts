import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** The record of a request, that the platform has none so far, or nothing because it did not answer. */
export type MoneyAnswer<MoneyRecord> =
  | { state: 'known'; record: MoneyRecord }
  | { state: 'notFound' | 'unknown' }

/**
 * Reads what the platform answers when it is asked what became of a deposit or withdrawal. That it has none is no proof
 * that none will come: the request may still be under way. That it has the record of something else says nothing.
 *
 * @param ask calls the platform for the record
 * @throws PlatformRefusal when the player's session has ended there
 */
export async function findMoneyRecord<MoneyRecord>(
  ask: () => Promise<MoneyRecord>,
): Promise<MoneyAnswer<MoneyRecord>> {
  try {
    return { state: 'known', record: await ask() }
  } catch (error) {
    if (error instanceof PlatformFailure) return { state: 'unknown' }
    if (!(error instanceof PlatformRefusal) || error.code === 'sessionExpired') throw error
    return { state: error.code === 'notFound' ? 'notFound' : 'unknown' }
  }
}
