import type { Money } from '@marquee/contracts/money'
import { isOffered } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useMenuLinks } from '../../../brand/pages/pages-context.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useSession } from '../../../session/session-state.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { closeModals } from '../../../ui/overlay/modal-store.ts'
import { UnreadBadge } from '../header-parts/unread-badge.tsx'
import './account-panel.css'

/** Who is signed in, the progress to the next VIP level, the account's pages and the log-out button. */
export function AccountPanel() {
  const { t } = useTranslation()
  const { player } = useSession()
  const { signOut, isPending } = useSignOut()
  if (!player) return null
  return (
    <div className="account-panel">
      <p className="account-who">
        <strong>{player.fullName || player.accountId}</strong>
        {player.fullName ? <span>{player.accountId}</span> : null}
      </p>
      <VipProgress />
      <AccountLinks />
      <Button variant="outline" block busy={isPending} onClick={signOut}>
        <Icon name="logout" />
        {t('site.logOut')}
      </Button>
    </div>
  )
}

/** Links to the player's own pages, shown in the account menu and in the account sheet. */
function AccountLinks() {
  const unread = useUnreadCount()
  return (
    <ul className="account-links">
      {useMenuLinks('panel').map(({ page, to, icon, text }) => (
        <li key={page}>
          <Link to={to} onClick={closeModals}>
            <Icon name={icon} />
            {text}
            {page === 'inbox' ? <UnreadBadge unread={unread} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The player's VIP level and two progress bars to the next one (specification, section 9). */
function VipProgress() {
  const { t } = useTranslation()
  const isPageOffered = isOffered('vip', useStartup().capabilities)
  const { data: vip } = usePlayerQuery('getVip', {}, isPageOffered)
  if (!isPageOffered || !vip?.currentLevel) return null
  return (
    <div className="vip">
      <p className="vip-level">
        <Icon name="crown" />
        {vip.currentLevel}
        {vip.nextLevel ? (
          <span className="vip-next">{t('site.vip.next', { level: vip.nextLevel })}</span>
        ) : null}
      </p>
      <VipBar
        label={t('site.vip.deposit')}
        percent={vip.depoProgress}
        done={vip.totalDeposit}
        target={vip.depositNext}
      />
      <VipBar
        label={t('site.vip.turnover')}
        percent={vip.toProgress}
        done={vip.totalTurnover}
        target={vip.turnoverNext}
      />
    </div>
  )
}

interface VipBarProps {
  label: string
  percent: number
  done: Money
  target: Money
}

function VipBar({ label, percent, done, target }: VipBarProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const hasTarget = /[1-9]/.test(target.amount)
  return (
    <div className="vip-bar">
      <p>
        <span>{label}</span>
        {hasTarget ? (
          <span className="num">{t('site.vip.progress', { done: money(done), target: money(target) })}</span>
        ) : null}
      </p>
      <ProgressBar label={label} percent={percent} />
    </div>
  )
}
