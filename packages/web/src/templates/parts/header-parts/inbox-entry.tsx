import './inbox-entry.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnreadCount } from '../../../player/use-unread-count.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { UnreadMark } from './unread-mark.tsx'

/** The way to the player's messages, with the number of those not read. A phone has it in the account. */
export function InboxEntry() {
  const { t } = useTranslation('_m')
  const unread = useUnreadCount()
  return (
    <Link className="inbox-entry" to="/inbox" title={t('page.inbox')}>
      <Icon name="inbox" />
      <span className="visually-hidden">{t('page.inbox')}</span>
      <UnreadMark unread={unread} />
    </Link>
  )
}
