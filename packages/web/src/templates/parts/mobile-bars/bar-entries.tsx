import { isOffered, pages } from '@marquee/contracts/pages'
import './bar-entries.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useUnreadCount } from '../../../player/use-unread-count.ts'
import { useLoginAddress } from '../../../session/use-login-address.ts'
import { useSession } from '../../../session/use-session.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { UnreadMark } from '../header-parts/unread-mark.tsx'
import { accountSheet, categorySheet, gameSearch } from '../modals/modal-ids.ts'

interface BarLinkProps {
  to: string
  icon: IconName
  label: string
}

/** An entry that is a page. */
function BarLink({ to, icon, label }: BarLinkProps) {
  return (
    <li>
      <NavLink className="bar-entry" to={to} end>
        <BarFace icon={icon} label={label} />
      </NavLink>
    </li>
  )
}

interface BarButtonProps {
  icon: IconName
  label: string
  modal: string
  unread?: number
}

/** An entry that opens something over the page. */
function BarButton({ icon, label, modal, unread = 0 }: BarButtonProps) {
  return (
    <li>
      <button type="button" className="bar-entry" aria-haspopup="dialog" onClick={() => openModal(modal)}>
        <BarFace icon={icon} label={label} unread={unread} />
      </button>
    </li>
  )
}

function BarFace({ icon, label, unread = 0 }: { icon: IconName; label: string; unread?: number }): ReactNode {
  return (
    <>
      <span className="bar-icon">
        <Icon name={icon} />
        <UnreadMark unread={unread} />
      </span>
      <span className="bar-label">{label}</span>
    </>
  )
}

export function HomeEntry() {
  const { t } = useTranslation()
  return <BarLink to="/" icon="home" label={t('site.home')} />
}

export function GamesEntry() {
  const { t } = useTranslation()
  return <BarButton modal={categorySheet} icon="gamepad" label={t('site.games')} />
}

/** The middle of the bar: for a player the way to deposit, where the brand offers it. */
export function MiddleEntry() {
  const { t } = useTranslation('_m')
  const { status } = useSession()
  const { capabilities } = useStartup()
  if (status !== 'player' || !isOffered('deposit', capabilities)) return <HotEntry />
  return <BarLink to={pages.deposit.path} icon="plus" label={t('page.deposit')} />
}

/** Promotions where the brand has them, else the search. */
export function FourthEntry() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  if (!isOffered('promotions', capabilities)) return <SearchBarEntry />
  return <BarLink to={pages.promotions.path} icon="gift" label={t('page.promotions')} />
}

function HotEntry() {
  const { t } = useTranslation()
  return <BarLink to="/hot" icon="hot" label={t('games.categories.hot')} />
}

function SearchBarEntry() {
  const { t } = useTranslation()
  return <BarButton modal={gameSearch} icon="search" label={t('site.search')} />
}

/** The way in for a visitor, the account's sheet for a player. */
export function AccountBarEntry() {
  const { t } = useTranslation()
  const { status } = useSession()
  const loginAddress = useLoginAddress()
  const unread = useUnreadCount()
  if (status === 'player')
    return <BarButton modal={accountSheet} icon="user" label={t('site.account')} unread={unread} />
  return (
    <li>
      <Link className="bar-entry" to={loginAddress}>
        <BarFace icon="user" label={t('site.logIn')} />
      </Link>
    </li>
  )
}
