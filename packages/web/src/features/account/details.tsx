import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import './details.css'

interface DetailsProps {
  rows: readonly { label: string; value: string | undefined }[]
}

/** A list of labeled values; an empty value shows as not set, and one that is not known yet as a skeleton. */
export function Details({ rows }: DetailsProps) {
  const { t } = useTranslation()
  return (
    <dl className="panel lines details">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value === '' ? 'details-empty' : undefined}>
            {value === undefined ? <Skeleton lines={1} /> : value || t('account.notSet')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
