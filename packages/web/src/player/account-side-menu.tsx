import { isOffered, pages } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { SideMenu } from '../brand/side-menu.tsx'
import { useStartup } from '../brand/startup-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { forPlayer } from '../session/for-player.tsx'
import { useSession } from '../session/session-state.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { type AccountPageName, pageIcon } from './page-icon.ts'
import { useUnreadCount } from './use-account-status.ts'

const entries = [
  'account',
  'deposit',
  'withdrawal',
  'bank-details',
  'transaction-history',
  'statement',
  'bet-history',
  'inbox',
  'promotions',
  'mission',
  'referral',
  'vip',
  'leaderboard',
  'minigame',
  'profile',
  'verification',
  'security',
  'responsible-gaming',
] as const satisfies readonly AccountPageName[]

interface AccountSideMenuProps {
  /** The entry that the page belongs to. */
  page: (typeof entries)[number]
  children: ReactNode
}

/** A page of the account beside the menu of all of them; on a page for everybody, a visitor sees the open ones. */
export function AccountSideMenu({ page, children }: AccountSideMenuProps) {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  const { status } = useSession()
  const unread = useUnreadCount()
  const isOpen = (name: AccountPageName) => pages[name].access === 'open'
  const isOwn = (name: AccountPageName) => isOpen(page) && !isOpen(name)
  const links = entries
    .filter((name) => isOffered(name, capabilities))
    .filter((name) => status !== 'visitor' || !isOwn(name))
    .map((name) => ({
      to: pages[name].path,
      icon: pageIcon(name),
      text: t(`_m:page.${name}`),
      isCurrent: name === page,
      className: isOwn(name) ? forPlayer : undefined,
      badge: name === 'inbox' && unread > 0 ? <Badge tone="accent">{unread}</Badge> : undefined,
    }))
  return (
    <SideMenu label={t('site.account')} links={links}>
      {children}
    </SideMenu>
  )
}
