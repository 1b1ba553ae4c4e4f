import { endedWithdrawalStates, type Withdrawal } from '@marquee/contracts/cashier/withdrawal'
import { useTranslation } from 'react-i18next'
import { withdrawalAddress } from '../withdrawal/withdrawal-address.ts'
import { LatestList } from './latest-list.tsx'

const tones = {
  PENDING: 'warning',
  PENDING_KYC: 'warning',
  IN_REVIEW: 'warning',
  APPROVED: 'warning',
  PROCESSING: 'warning',
  FAILED: 'danger',
  COMPLETED: undefined,
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
  OTHER: 'warning',
} as const
type Named = keyof typeof tones

const isNamed = (status: string): status is Named => Object.hasOwn(tones, status)

/** The player's latest withdrawals, those that are open first. */
export function LatestWithdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation()
  const hasEnded = ({ status }: Withdrawal) => Number(endedWithdrawalStates.has(status))
  const records = withdrawals
    .toSorted((one, other) => hasEnded(one) - hasEnded(other))
    .map(({ withdrawalId, amount, bankName, accountNumberMasked, createdAt, status }) => {
      const name = isNamed(status) ? status : 'OTHER'
      return {
        address: withdrawalAddress(withdrawalId),
        amount,
        // The end of a number says little on a line of its own.
        via: `${bankName} ${accountNumberMasked.replaceAll(' ', '\u00a0')}`,
        at: createdAt,
        state: t(`cashier.steps.${name}`),
        tone: tones[name],
      }
    })
  return <LatestList title={t('cashier.latest.withdrawals')} records={records} />
}
