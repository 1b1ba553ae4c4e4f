import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { depositAddress, endState } from '../payment/deposit-state.ts'
import { useChannelName } from '../use-channel-name.ts'
import { LatestList } from './latest-list.tsx'

const tones = { EXPIRED: 'neutral', CANCELLED: 'neutral', REJECTED: 'danger', FAILED: 'danger' } as const

/** The latest of the deposits that have ended; those that are open stand above the form. */
export function LatestDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation()
  const channelName = useChannelName()
  const records = deposits
    .filter(({ status }) => endedDepositStates.has(status))
    .map((deposit) => {
      const { depositId, amount, createdAt, status } = deposit
      const end = status === 'SUCCESS' ? undefined : endState(status)
      return {
        address: depositAddress(depositId),
        amount,
        via: channelName(deposit),
        at: createdAt,
        state: end ? t(`cashier.latest.${end}`) : t('cashier.steps.arrived'),
        tone: end && tones[end],
      }
    })
  return <LatestList title={t('cashier.latest.deposits')} records={records} />
}
