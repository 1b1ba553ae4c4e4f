import type { Transaction } from '@marquee/contracts/areas/reports/reports'
import type { Capability } from '@marquee/contracts/capability'
import { RecordId } from '@marquee/contracts/identifiers'
import { isOffered, pagePath } from '@marquee/contracts/pages'

const pageOf: Partial<Record<string, 'deposit' | 'withdrawal'>> = {
  DEPOSIT: 'deposit',
  WITHDRAWAL: 'withdrawal',
  WITHDRAWAL_REFUND: 'withdrawal',
}

/** The address of the deposit or withdrawal that a movement's reference names; undefined for any other movement. */
export function referenceAddress(
  { type, referenceNo }: Pick<Transaction, 'type' | 'referenceNo'>,
  capabilities: readonly Capability[],
): string | undefined {
  const page = pageOf[type]
  if (!page || !isOffered(page, capabilities) || !RecordId.safeParse(referenceNo).success) return undefined
  return `${pagePath(page)}?id=${encodeURIComponent(referenceNo)}`
}
