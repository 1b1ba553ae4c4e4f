import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { ReferenceLines } from '../reference-lines.tsx'
import { isSentBack } from './is-sent-back.ts'

/** What a withdrawal costs and brings, and the references to ask for it by. */
export function TrackerFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { fee, netAmount, withdrawalId, providerRef } = withdrawal
  const mayArrive = !isSentBack(withdrawal)
  const facts = [
    [t('cashier.facts.fee'), mayArrive && fee && money(fee)],
    [t('cashier.facts.get'), mayArrive && netAmount && money(netAmount)],
  ] as const
  return (
    <>
      <FactLines className="cashier-facts" facts={facts} />
      <ReferenceLines reference={withdrawalId} bankReference={providerRef} />
    </>
  )
}
