import { useTranslation } from '../../i18n/use-translation.ts'
import './details.css'

interface DetailsProps {
  rows: readonly { label: string; value: string }[]
}

/** A list of labeled values; an empty value shows as not set. */
export function Details({ rows }: DetailsProps) {
  const { t } = useTranslation()
  return (
    <dl className="details">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : 'details-empty'}>{value || t('account.notSet')}</dd>
        </div>
      ))}
    </dl>
  )
}
