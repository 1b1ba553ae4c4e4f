import './unread-badge.css'
import { useTranslation } from '../../../i18n/use-translation.ts'

const maxShown = 99

/** The number of unread messages, in the corner of the link to them. Renders nothing for zero. */
export function UnreadBadge({ unread }: { unread: number }) {
  const { t } = useTranslation()
  if (unread === 0) return null
  return (
    <span className="unread-mark num">
      <span aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</span>
      <span className="visually-hidden">{t('site.unread', { number: unread })}</span>
    </span>
  )
}
