import { isOffered, pagePath } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { ForPlayer, ForVisitor } from '../../../session/for-player.tsx'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { BalancePill } from '../header-parts/balance-pill.tsx'
import { Disclosure } from '../header-parts/disclosure.tsx'
import { UnreadBadge } from '../header-parts/unread-badge.tsx'
import { LazyAccountPanel } from './lazy-account-panel.tsx'
import './account-entry.css'

/** The end of every header: log in and sign up for a visitor; balance, deposit, inbox and menu for a player. */
export function AccountEntry() {
  return (
    <>
      <ForVisitor>
        <GuestEntry />
      </ForVisitor>
      <ForPlayer>
        <BalancePill />
        <DepositEntry />
        <InboxEntry />
        <AccountMenu />
      </ForPlayer>
    </>
  )
}

/** The header's one filled button for a player, where the brand takes deposits. On phones it is in the mobile bar. */
function DepositEntry() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  if (!isOffered('deposit', capabilities)) return null
  return (
    <Link className={`${buttonClass()} deposit-entry`} to={pagePath('deposit')}>
      {t('page.deposit')}
    </Link>
  )
}

/** The account button, with name and VIP level where there is room. It opens the account panel. */
function AccountMenu() {
  const { t } = useTranslation()
  const { player } = useSession()
  const { data: vip } = usePlayerQuery('getVip', {})
  // Its line is there before it, and the name does not move.
  const level = vip ? vip.currentLevel : '\u00a0'
  return (
    <Disclosure
      className="account-menu"
      button={
        <>
          <span className="visually-hidden">{t('site.account')}</span>
          <span className="account-face">
            <Icon name="user" />
          </span>
          <span className="account-name">
            {player ? player.fullName || player.accountId : <Skeleton className="account-name-place" />}
            {player && level ? <small>{level}</small> : null}
          </span>
        </>
      }
    >
      {player ? <LazyAccountPanel /> : <Skeleton lines={4} />}
    </Disclosure>
  )
}

/** Link to the inbox, with the number of unread messages. On phones, it is in the account sheet instead. */
function InboxEntry() {
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

/** Log in and sign up for a visitor. On phones, log in is in the mobile bar instead. */
function GuestEntry() {
  const { t } = useTranslation()
  return (
    <>
      <Link className={`${buttonClass({ variant: 'outline' })} log-in`} to={useLoginAddress()}>
        {t('site.logIn')}
      </Link>
      <Link className={`${buttonClass()} sign-up`} to="/register">
        {t('site.signUp')}
      </Link>
    </>
  )
}
