import './account-links.css'
import type { PageName } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { closeModal } from '../../../ui/overlay/modal-store.ts'
import { UnreadBadge } from '../header-parts/unread-badge.tsx'

const links = [
  { page: 'account', icon: 'user' },
  { page: 'inbox', icon: 'inbox' },
  { page: 'minigame', icon: 'sparkle' },
  { page: 'security', icon: 'lock' },
] as const satisfies readonly { page: PageName; icon: IconName }[]

/** Links to the player's own pages, shown in the account menu and in the account sheet. */
export function AccountLinks() {
  const { t } = useTranslation('_m')
  const unread = useUnreadCount()
  return (
    <ul className="account-links">
      {links.map(({ page, icon }) => (
        <li key={page}>
          <Link to={`/${page}`} onClick={closeModal}>
            <Icon name={icon} />
            {t(`page.${page}`)}
            {page === 'inbox' ? <UnreadBadge unread={unread} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
