import { isOffered } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './account-page.css'
import './account-list.css'
import './account-tiles.css'
import './account-wallet.css'
import { useStartup } from '../../brand/startup-context.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { type AccountPageName, pageIcon } from '../../player/page-icon.ts'
import { useUnreadCount } from '../../player/use-account-status.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { AccountIdentity } from './account-identity.tsx'
import { AccountWallet } from './account-wallet.tsx'
import { VerificationOffer } from './verification-offer.tsx'

const groups: readonly { title: 'money' | 'rewards' | 'you'; pages: readonly AccountPageName[] }[] = [
  {
    title: 'money',
    pages: ['bank-details', 'transaction-history', 'statement', 'bet-history'],
  },
  {
    title: 'rewards',
    pages: ['inbox', 'minigame', 'promotions', 'mission', 'referral', 'vip', 'leaderboard'],
  },
  { title: 'you', pages: ['profile', 'verification', 'security', 'responsible-gaming', 'contact-us'] },
]

/** The account's start page: identity, wallet, and links to the player's other pages. */
export function AccountPage() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const { signOut, isPending } = useSignOut()
  return (
    <AccountFrame page="account">
      <div className="account-cards">
        <AccountIdentity />
        <AccountWallet />
      </div>
      <VerificationOffer />
      <div className="account-groups">
        {groups.map(({ title, pages }) => (
          <AccountGroup
            key={title}
            title={t(`account.groups.${title}`)}
            pages={pages.filter((page) => isOffered(page, capabilities))}
          />
        ))}
      </div>
      <Button variant="outline" busy={isPending} onClick={signOut}>
        <Icon name="logout" />
        {t('site.logOut')}
      </Button>
    </AccountFrame>
  )
}

function AccountGroup({ title, pages }: { title: string; pages: readonly AccountPageName[] }) {
  const { t } = useTranslation('_m')
  if (pages.length === 0) return null
  return (
    <section className="account-group">
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link className="account-link" to={`/${page}`}>
              <Icon name={pageIcon(page)} />
              <span>{t(`page.${page}`)}</span>
              {page === 'inbox' ? <Unread /> : null}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unread() {
  const { t } = useTranslation()
  const unread = useUnreadCount()
  if (unread === 0) return null
  return <Badge tone="accent">{t('account.unread', { number: unread })}</Badge>
}

/** The account page's skeleton, until the session is confirmed. */
export function AccountWaiting() {
  return (
    <AccountFrame page="account">
      <div className="account-cards" aria-busy="true">
        <Skeleton className="account-card-place" />
        <Skeleton className="account-card-place" />
      </div>
      <div className="account-groups">
        <Skeleton className="account-group-place" />
        <Skeleton className="account-group-place" />
        <Skeleton className="account-group-place" />
      </div>
    </AccountFrame>
  )
}
