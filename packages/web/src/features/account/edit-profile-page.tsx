import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import './details.css'
import { EditProfileForm } from './edit-profile-form.tsx'

/** Where the player changes name and e-mail address. */
export function EditProfilePage() {
  const { t } = useTranslation()
  const { player } = useSession()
  if (!player) return <EditProfileWaiting />
  return (
    <AccountFrame page="edit-profile" above="profile" text={t('account.editText')}>
      <EditProfileForm player={player} />
    </AccountFrame>
  )
}

export function EditProfileWaiting() {
  const { t } = useTranslation()
  return (
    <AccountFrame isWaiting page="edit-profile" above="profile" text={t('account.editText')}>
      <Skeleton className="details-place" />
    </AccountFrame>
  )
}
