import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/layout/use-copy.ts'

interface RecordReferenceProps {
  reference: string
  /** The page of what it names, where there is one. */
  address: string | undefined
}

/** A movement's reference, by its beginning, with a button that copies the whole. */
export function RecordReference({ reference, address }: RecordReferenceProps) {
  const { t } = useTranslation()
  const [isCopied, copy] = useCopy(reference)
  const code = <code title={reference}>{reference}</code>
  return (
    <span className="record-reference">
      {address ? <Link to={address}>{code}</Link> : code}
      <Button variant="quiet" aria-label={`${t('app.copy')}: ${t('records.reference')}`} onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'app.copied' : 'app.copy')}</span>
      </Button>
    </span>
  )
}
