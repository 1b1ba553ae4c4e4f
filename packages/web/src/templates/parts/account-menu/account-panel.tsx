import './account-panel.css'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-state.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { VipProgress } from '../header-parts/vip-progress.tsx'
import { AccountLinks } from './account-links.tsx'

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
