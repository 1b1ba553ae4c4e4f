import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Icon } from '../../ui/media/icon.tsx'

/** The signed-in player's name, account id and VIP level. */
export function AccountIdentity() {
  const { t } = useTranslation()
  const { player } = useSession()
  const { data: vip } = usePlayerQuery('getVip', {})
  if (!player) return null
  const name = player.fullName || player.accountId
  return (
    <section className="account-card account-identity">
      <span className="account-initial" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className="account-who-is">
        <p className="account-name-line">{name}</p>
        {player.fullName ? <p className="account-id-line">{player.accountId}</p> : null}
      </div>
      <Link className="account-level" to="/vip">
        <Icon name="crown" />
        {vip?.currentLevel || t('account.vip')}
        {vip?.nextLevel ? <small>{t('site.vip.next', { level: vip.nextLevel })}</small> : null}
        <Icon name="chevron-right" />
      </Link>
    </section>
  )
}
