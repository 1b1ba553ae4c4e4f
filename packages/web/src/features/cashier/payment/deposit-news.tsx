import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { arrivedAmount } from './arrived-amount.ts'
import { endState } from './end-state.ts'
import { openState } from './open-state.ts'

/** Tells a screen reader when the state of a deposit changes, and nothing else: neither the countdown nor each look. */
export function DepositNews({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { status } = deposit
  const arrived = arrivedAmount(deposit)
  return (
    <p className="visually-hidden" role="status">
      {!endedDepositStates.has(status) ? (
        t(`cashier.status.${openState(deposit)}`)
      ) : status === 'SUCCESS' ? (
        <>
          {arrived ? money(arrived) : null} {t('cashier.ended.SUCCESS')}
        </>
      ) : (
        t(`cashier.ended.${endState(status)}`)
      )}
    </p>
  )
}
