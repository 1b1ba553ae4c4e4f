import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/layout/use-copy.ts'

/** A movement's reference, by its beginning, with a button that copies the whole. */
export function RecordReference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const [isCopied, copy] = useCopy(reference)
  return (
    <span className="record-reference">
      <code title={reference}>{reference}</code>
      <Button variant="quiet" aria-label={`${t('app.copy')}: ${t('records.reference')}`} onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'app.copied' : 'app.copy')}</span>
      </Button>
    </span>
  )
}
