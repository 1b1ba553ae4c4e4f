import { useTranslation } from 'react-i18next'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import './cashier.css'

interface ReferenceLinesProps {
  /** Ours. */
  reference: string
  /** The bank's; empty before it has one. */
  bankReference?: string
}

/** The references to ask for a payment by, each to be copied whole. */
export function ReferenceLines({ reference, bankReference }: ReferenceLinesProps) {
  const { t } = useTranslation()
  const texts = { copyLabel: t('app.copy'), copiedLabel: t('app.copied') }
  return (
    <dl className="cashier-references">
      <CopyLine label={t('cashier.facts.reference')} value={reference} {...texts} />
      {bankReference ? (
        <CopyLine label={t('cashier.facts.bankReference')} value={bankReference} {...texts} />
      ) : null}
    </dl>
  )
}
