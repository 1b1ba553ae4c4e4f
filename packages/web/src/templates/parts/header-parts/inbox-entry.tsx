import './inbox-entry.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { UnreadBadge } from './unread-badge.tsx'

/** Link to the inbox, with the number of unread messages. On phones, it is in the account sheet instead. */
export function InboxEntry() {
  const { t } = useTranslation('_m')
  const unread = useUnreadCount()
  return (
    <Link className="inbox-entry" to="/inbox" title={t('page.inbox')}>
      <Icon name="inbox" />
      <span className="visually-hidden">{t('page.inbox')}</span>
      <UnreadBadge unread={unread} />
    </Link>
  )
}
