import type { Withdrawal } from '@marquee/contracts/cashier/withdrawal'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { CopyLine } from '../../../ui/layout/copy-line.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
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
    [t('cashier.facts.reference'), withdrawalId],
  ] as const
  return (
    <>
      <FactLines className="cashier-facts" facts={facts} />
      {providerRef ? (
        <dl className="tracker-bank">
          <CopyLine
            label={t('cashier.facts.bankReference')}
            value={providerRef}
            copyLabel={t('app.copy')}
            copiedLabel={t('app.copied')}
          />
        </dl>
      ) : null}
    </>
  )
}
