import type { Money } from '@marquee/contracts/money'
import { findMoneyRecord } from '../../outcomes/find-money-record.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'

/**
 * Creates a deposit or withdrawal. Where the answer is lost the platform is asked once for the record, by the request
 * id; without one the failure stands, because the request may still arrive.
 *
 * @param amount what the player asked for
 * @throws what `create` throws
 */
export async function createOrFind<MoneyRecord extends { amount: Money | null }>(
  amount: string,
  create: () => Promise<MoneyRecord>,
  find: () => Promise<MoneyRecord>,
): Promise<MoneyRecord> {
  try {
    return await create()
  } catch (failure) {
    if (!(failure instanceof PlatformFailure) || !failure.mayHaveHappened) throw failure
    const answer = await findMoneyRecord(find, amount).catch(() => undefined)
    if (answer?.state !== 'known') throw failure
    return answer.record
  }
}
