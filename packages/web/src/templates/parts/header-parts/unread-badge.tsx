import './unread-badge.css'
import { useTranslation } from '../../../i18n/use-translation.ts'

const maxShown = 99

/** The number of unread messages, in the corner of the link to them. Renders nothing for zero. */
export function UnreadBadge({ unread }: { unread: number }) {
  const { t } = useTranslation()
  return <CountMark count={unread} label={t('site.unread', { number: unread })} />
}

/** A number in the corner of what it belongs to, which is read out as its label. Renders nothing for zero. */
export function CountMark({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="unread-mark num">
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
