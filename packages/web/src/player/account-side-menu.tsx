import { type PageName, pages } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { useMenuLinks, useSitePages } from '../brand/pages/pages-context.ts'
import { SideMenu } from '../brand/side-menu.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { forPlayer } from '../session/for-player.tsx'
import { useSession } from '../session/session-state.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { useUnreadCount } from './use-account-status.ts'

interface AccountSideMenuProps {
  page: PageName
  children: ReactNode
}

/** A page of the account beside the menu of all of them; on a page for everybody, a visitor sees the open ones. */
export function AccountSideMenu({ page, children }: AccountSideMenuProps) {
  const { t } = useTranslation()
  const { menus, above } = useSitePages()[page]
  // A page that has no entry belongs to that of the page above it.
  const current = menus?.includes('account') ? page : above
  const { status } = useSession()
  const unread = useUnreadCount()
  const isOpen = (name: PageName) => pages[name].access === 'open'
  const isOwn = (name: PageName) => isOpen(page) && !isOpen(name)
  const links = useMenuLinks('account')
    .filter((link) => status !== 'visitor' || !isOwn(link.page))
    .map((link) => ({
      ...link,
      isCurrent: link.page === current,
      className: isOwn(link.page) ? forPlayer : undefined,
      badge: link.page === 'inbox' && unread > 0 ? <Badge tone="accent">{unread}</Badge> : undefined,
    }))
  return (
    <SideMenu label={t('site.account')} links={links}>
      {children}
    </SideMenu>
  )
}
