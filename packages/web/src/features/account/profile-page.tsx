import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { changePlayer } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ChangeMobile } from './change-mobile.tsx'
import { Details } from './details.tsx'
import { useProfile } from './use-profile.ts'
import './details.css'

/** The player's details, with a link to edit them, and who may see the name. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  const { data: profile, isPending } = useProfile()
  const mobile = { label: t('login.mobile'), value: profile?.mobileNumber }
  return (
    <AccountFrame page="profile" text={t('account.profileText')}>
      {({ accountId, fullName, contactEmail }) => (
        <>
          <Details
            rows={[
              { label: t('login.accountId'), value: accountId },
              { label: t('account.fullName'), value: fullName },
              { label: t('account.email'), value: contactEmail },
              ...(isPending || mobile.value ? [mobile] : []),
            ]}
          />
          <div className="wrap gap-3 account-form-end">
            <Link className={buttonClass()} to="/edit-profile">
              {t('_m:page.edit-profile')}
            </Link>
            {profile?.canChangeMobile ? <ChangeMobile /> : null}
          </div>
          {capabilities.includes('leaderboards') ? <LeaderboardName /> : null}
        </>
      )}
    </AccountFrame>
  )
}

/** Whether leaderboards show the player's name, where the platform offers that choice. It holds at once. */
function LeaderboardName() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const id = useId()
  const { data } = useProfile()
  const limit = useAttemptLimit()
  const { mutate, isPending, variables, error } = useOperation('updateProfile')
  if (typeof data?.showInLeaderboard !== 'boolean') return null
  const isShown = isPending ? variables.body.showInLeaderboard === true : data.showInLeaderboard
  const choose = (showInLeaderboard: boolean) =>
    mutate(
      { body: { showInLeaderboard } },
      {
        onSuccess: ({ player }) => {
          client.setQueryData([...queryKey('getProfile', {})], { ...data, showInLeaderboard })
          changePlayer(client, player)
          showToast({ tone: 'success', text: t('account.saved') })
        },
        onError: (failure) => void routeFormError(failure, [], { limit }),
      },
    )
  return (
    <>
      <div className="card details-choice">
        <label htmlFor={id}>{t('help.profile.showName')}</label>
        <p className="muted measure" id={`${id}-text`}>
          {t('help.profile.showNameText')}
        </p>
        <button
          type="button"
          role="switch"
          id={id}
          aria-checked={isShown}
          aria-describedby={`${id}-text`}
          onClick={() => choose(!isShown)}
        />
      </div>
      <UnavailableNote error={error} />
      <AttemptLimitNotice limit={limit} />
    </>
  )
}
