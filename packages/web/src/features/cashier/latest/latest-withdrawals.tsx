import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { bankWords } from '../cashier-texts.ts'
import { type StateName, stateName, withdrawalAddress } from '../tracker/withdrawal-state.ts'
import { LatestList, type LatestRecord } from './latest-list.tsx'

// What went as it should is not worth a badge.
function toneOf(name: StateName): LatestRecord['tone'] {
  switch (name) {
    case 'COMPLETED':
      return undefined
    case 'CANCELLED':
    case 'REFUNDED':
      return 'neutral'
    case 'REJECTED':
    case 'FAILED':
      return 'danger'
    default:
      return 'warning'
  }
}

/** The player's latest withdrawals, those that are open first. */
export function LatestWithdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t, i18n } = useTranslation()
  const hasEnded = ({ status }: Withdrawal) => Number(endedWithdrawalStates.has(status))
  const records = withdrawals
    .toSorted((one, other) => hasEnded(one) - hasEnded(other))
    .map(({ withdrawalId, amount, bankName, accountNumberMasked, createdAt, status }) => {
      const name = stateName(status)
      return {
        address: withdrawalAddress(withdrawalId),
        amount,
        // The end of a number says little on a line of its own.
        via: `${bankName} ${accountNumberMasked.replaceAll(' ', '\u00a0')}`,
        at: createdAt,
        state: t(`cashier.steps.${name}`, { bank: bankWords({ bankName }, i18n) }),
        tone: toneOf(name),
      }
    })
  return <LatestList title={t('cashier.latest.withdrawals')} records={records} />
}
