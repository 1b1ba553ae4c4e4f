import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import type { TimelineStep } from '../../../ui/layout/timeline.tsx'
import { endState } from './deposit-state.ts'

const stages = ['begun', 'paid', 'arrived'] as const

/** The stages of a deposit that a player understands: begun, paid, in the wallet; or how it ended instead. */
export function useDepositSteps({ status, createdAt, updatedAt, requiresReceipt }: Deposit): TimelineStep[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const isSuccess = status === 'SUCCESS'
  const hasFailed = endedDepositStates.has(status) && !isSuccess
  const isPaid = status === 'PROCESSING' || status === 'FOR_REVIEW'
  const reached = isSuccess ? 3 : isPaid ? 2 : 1
  const noteOf: Record<(typeof stages)[number], string | undefined> = {
    begun: createdAt ? dateTime(createdAt) : undefined,
    paid: isPaid && updatedAt ? dateTime(updatedAt) : undefined,
    arrived: isSuccess && updatedAt ? dateTime(updatedAt) : undefined,
  }
  const textOf = (stage: (typeof stages)[number]) => {
    if (stage === 'paid' && reached === 1)
      return requiresReceipt ? t('cashier.receipt.title') : t('cashier.status.unpaid')
    if (stage === 'paid' && requiresReceipt) return t('cashier.steps.receipt')
    return stage === 'arrived' && reached === 2 ? t('cashier.steps.arriving') : t(`cashier.steps.${stage}`)
  }
  if (hasFailed) {
    return [
      { id: 'begun', title: t('cashier.steps.begun'), note: noteOf.begun, state: 'done' },
      {
        id: 'ended',
        title: t(`cashier.ended.${endState(status)}`),
        note: updatedAt ? dateTime(updatedAt) : undefined,
        state: 'failed',
      },
    ]
  }
  return stages.map((stage, place) => ({
    id: stage,
    title: textOf(stage),
    note: noteOf[stage],
    state: place < reached ? 'done' : place === reached ? 'current' : 'coming',
  }))
}
