import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import './details.css'

/** Where the player changes the password. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { player } = useSession()
  if (!player) return <ChangePasswordWaiting />
  return (
    <AccountFrame page="change-password" above="security" text={t('account.changePasswordText')}>
      <ChangePasswordForm accountId={player.accountId} />
    </AccountFrame>
  )
}

export function ChangePasswordWaiting() {
  const { t } = useTranslation()
  return (
    <AccountFrame isWaiting page="change-password" above="security" text={t('account.changePasswordText')}>
      <Skeleton className="details-place" />
    </AccountFrame>
  )
}
