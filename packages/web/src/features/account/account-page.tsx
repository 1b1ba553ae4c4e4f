import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useMenuLinks } from '../../brand/pages/pages-context.ts'
import type { Menu } from '../../brand/pages/site-page.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { hashText } from '../../browser/hash-text.ts'
import { layoutStore, useLayoutState } from '../../browser/layout-state.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { BalanceAmount } from '../../player/balance-amount.tsx'
import { useUnreadCount } from '../../player/use-account-status.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/session-state.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button, buttonClass, IconButton } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import './account-page.css'

const groups = ['money', 'rewards', 'you'] as const satisfies readonly Menu[]

/** The account's start page: identity, wallet, and links to the player's other pages. */
export function Page() {
  const { t } = useTranslation()
  const { signOut, isPending } = useSignOut()
  return (
    <AccountFrame page="account" skeleton={<AccountPlaces />}>
      <div className="stack gap-4 account-cards">
        <AccountIdentity />
        <AccountWallet />
      </div>
      <VerificationOffer />
      <div className="stack gap-4 account-groups">
        {groups.map((group) => (
          <AccountGroup key={group} group={group} />
        ))}
      </div>
      <Button variant="outline" busy={isPending} onClick={signOut}>
        <Icon name="logout" />
        {t('site.logOut')}
      </Button>
    </AccountFrame>
  )
}

function AccountGroup({ group }: { group: (typeof groups)[number] }) {
  const { t } = useTranslation()
  const entries = useMenuLinks(group)
  if (entries.length === 0) return null
  return (
    <section className="stack gap-2 account-group">
      <h2 className="subhead">{t(`account.groups.${group}`)}</h2>
      <ul className="panel lines">
        {entries.map(({ page, to, icon, text }) => (
          <li key={page}>
            <Link className="row account-link" to={to}>
              <Icon name={icon} tone="accent" />
              <span>{text}</span>
              {page === 'inbox' ? <Unread /> : null}
              <Icon name="chevron-right" size={20} tone="faint" />
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

function AccountPlaces() {
  return (
    <>
      <div className="stack gap-4 account-cards">
        <Skeleton className="account-card-place" />
        <Skeleton className="account-card-place" />
      </div>
      <div className="stack gap-4 account-groups">
        <Skeleton height={200} />
        <Skeleton height={200} />
        <Skeleton height={200} />
      </div>
    </>
  )
}

/** The signed-in player's name, account id and VIP level. */
function AccountIdentity() {
  const { t } = useTranslation()
  const { player } = useSession()
  const hasVip = isOffered('vip', useStartup().capabilities)
  const { data: vip } = usePlayerQuery('getVip', {}, hasVip)
  if (!player) return null
  const name = player.fullName || player.accountId
  return (
    <section className="account-card account-identity">
      <span className="account-initial" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div>
        <p className="account-name-line">{name}</p>
        {player.fullName ? <p className="muted">{player.accountId}</p> : null}
      </div>
      {hasVip ? (
        <Link className="row wrap account-level" to="/vip">
          <Icon name="crown" tone="accent" />
          {vip?.currentLevel || t('account.vip')}
          {vip?.nextLevel ? <small>{t('site.vip.next', { level: vip.nextLevel })}</small> : null}
          <Icon name="chevron-right" tone="quiet" />
        </Link>
      ) : null}
    </section>
  )
}

/** The player's balance and tokens, with links to deposit and withdraw where the brand offers them. */
function AccountWallet() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { capabilities } = useStartup()
  const { data } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const mask = (text: string) => (isBalanceHidden ? '••••••' : text)
  const pageLink = (page: PageName & ('deposit' | 'withdrawal'), variant: 'filled' | 'outline') =>
    isOffered(page, capabilities) ? (
      <Link className={buttonClass({ variant })} to={`/${page}`}>
        {t(page === 'deposit' ? 'account.deposit' : 'account.withdraw')}
      </Link>
    ) : null
  return (
    <section className="account-card account-wallet">
      <p className="row gap-1 muted account-wallet-label">
        {t('site.balance.label')}
        <IconButton
          icon={isBalanceHidden ? 'eye' : 'eye-off'}
          label={t(isBalanceHidden ? 'site.balance.show' : 'site.balance.hide')}
          onClick={() => layoutStore.update({ isBalanceHidden: !isBalanceHidden })}
        />
      </p>
      <p className="account-amount">
        <BalanceAmount />
      </p>
      <p className="row muted account-tokens num">
        <Icon name="sparkle" size={18} tone="accent" />
        {t('account.tokens', { number: data ? mask(number(Number(data.token))) : '—' })}
      </p>
      <div className="account-ways">
        {pageLink('deposit', 'filled')}
        {pageLink('withdrawal', 'outline')}
      </div>
    </section>
  )
}

/** The player who has hidden the offer in this browser, as a hash that does not name them. */
const hiddenBy = storedValue(
  'marquee.verification-hidden',
  () => localStorage,
  (found) => (typeof found === 'number' ? found : undefined),
)

/**
 * Offers to verify the player's identity before it is needed. Asked once: hidden for good when the player closes it, and
 * only where withdrawals are what it is good for.
 */
function VerificationOffer() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const owner = hashText(useSession().player?.accountId ?? '')
  const [isHidden, setHidden] = useState(() => hiddenBy.read() === owner)
  const isOffered = capabilities.includes('kyc') && capabilities.includes('withdrawals')
  const { data } = useQuery({
    ...query('getKyc', {}),
    enabled: isOffered && !isHidden,
  })
  if (isHidden || data?.status !== 'NONE') return null
  const hide = () => {
    hiddenBy.write(owner)
    setHidden(true)
  }
  return (
    <section className="card verification-offer">
      <Icon name="info" tone="accent" />
      <p>{t('account.verifyOffer')}</p>
      <Link className={buttonClass({ variant: 'tonal' })} to="/verification">
        {t('account.verifyYes')}
      </Link>
      <IconButton icon="close" label={t('account.verifyHide')} onClick={hide} />
    </section>
  )
}
