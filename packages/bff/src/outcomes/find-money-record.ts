import { decimalAmount, type Money } from '@marquee/contracts/money'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** The record of a request, that the platform has none so far, or nothing because it did not answer. */
export type MoneyAnswer<MoneyRecord> =
  | { state: 'known'; record: MoneyRecord }
  | { state: 'notFound' | 'unknown' }

/**
 * Reads what the platform answers when it is asked what became of a deposit or withdrawal. That it has none is no proof
 * that none will come: the request may still be under way. A record with another amount is not that of the request:
 * another session of the player has used the key for something else.
 *
 * @param ask calls the platform for the record
 * @param amount what the player asked for, where it is known
 * @throws PlatformRefusal when the player's session has ended there
 */
export async function findMoneyRecord<MoneyRecord extends { amount: Money | null }>(
  ask: () => Promise<MoneyRecord>,
  amount?: string,
): Promise<MoneyAnswer<MoneyRecord>> {
  try {
    const record = await ask()
    const isOther = amount !== undefined && record.amount && record.amount.amount !== decimalAmount(amount)
    return isOther ? { state: 'notFound' } : { state: 'known', record }
  } catch (error) {
    if (error instanceof PlatformFailure) return { state: 'unknown' }
    if (!(error instanceof PlatformRefusal) || error.code === 'sessionExpired') throw error
    return { state: error.code === 'notFound' ? 'notFound' : 'unknown' }
  }
}
