import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Details } from './details.tsx'
import { LeaderboardName } from './leaderboard-name.tsx'

/** The player's details, with a link to edit them, and who may see the name. */
export function ProfilePage() {
  const { t } = useTranslation(['ui', '_m'])
  const { player } = useSession()
  if (!player) return <ProfileWaiting />
  return (
    <AccountFrame page="profile" above="account" text={t('account.profileText')}>
      <Details
        rows={[
          { label: t('login.accountId'), value: player.accountId },
          { label: t('account.fullName'), value: player.fullName },
          { label: t('account.email'), value: player.contactEmail },
        ]}
      />
      <Link className={`${buttonClass()} account-button`} to="/edit-profile">
        {t('_m:page.edit-profile')}
      </Link>
      <LeaderboardName />
    </AccountFrame>
  )
}

export function ProfileWaiting() {
  const { t } = useTranslation()
  return (
    <AccountFrame isWaiting page="profile" above="account" text={t('account.profileText')}>
      <Skeleton className="details-place" />
    </AccountFrame>
  )
}
