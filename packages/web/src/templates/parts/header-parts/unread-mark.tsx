import './unread-mark.css'
import { useTranslation } from 'react-i18next'

const most = 99

/** The number of unread messages, at the corner of what leads to them; nothing where there are none. */
export function UnreadMark({ unread }: { unread: number }) {
  const { t } = useTranslation()
  if (unread === 0) return null
  return (
    <span className="unread-mark num">
      <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
      <span className="visually-hidden">{t('site.unread', { number: unread })}</span>
    </span>
  )
}
