import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { query, queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { changePlayer } from '../../session/session-state.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import './details.css'

const toastMs = 3_000

/** Whether leaderboards show the player's name, where the platform offers that choice. It holds at once. */
export function LeaderboardName() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const id = useId()
  const { data } = useQuery({
    ...query('getProfile', {}),
    enabled: useStartup().capabilities.includes('leaderboards'),
    meta: { shownInPlace: true },
  })
  const { mutate, isPending, variables } = useOperation('updateProfile')
  if (typeof data?.showInLeaderboard !== 'boolean') return null
  const isShown = isPending ? variables.body.showInLeaderboard === true : data.showInLeaderboard
  const choose = (showInLeaderboard: boolean) =>
    mutate(
      { body: { showInLeaderboard } },
      {
        onSuccess: ({ player }) => {
          client.setQueryData(queryKey('getProfile', {}), { showInLeaderboard })
          changePlayer(client, player)
          showToast({ tone: 'success', text: t('account.saved'), durationMs: toastMs })
        },
      },
    )
  return (
    <div className="details-choice">
      <label htmlFor={id}>{t('help.profile.showName')}</label>
      <p id={`${id}-text`}>{t('help.profile.showNameText')}</p>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isShown}
        aria-describedby={`${id}-text`}
        onClick={() => choose(!isShown)}
      />
    </div>
  )
}
