import type { InputOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { query, type ReadId } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/session-state.ts'

/** What a query of rewards has found, its skeleton, or why there is nothing. */
export function RewardResults<Data>(props: Omit<ComponentProps<typeof QueryResults<Data>>, 'failed'>) {
  const { t } = useTranslation()
  return <QueryResults {...props} failed={t('claims.failed')} />
}

/** A query of the player's own rewards; a failure shows in its place, and what is shown stays while it is asked again. */
export function useRewardQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isAsked = true) {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query(id, input),
    enabled: isAsked && status === 'player' && isConfirmed,
    placeholderData: keepPreviousData,
  })
}

/**
 * Whether the page may show the player how much more to deposit. False for a player with a limit or on a break, while
 * responsible gaming blocks anything, and where that can't be read (platform contract, 2.5 and 2.7); `undefined` until it
 * is known, and for a visitor.
 */
export function useMaySuggestDeposits(): boolean | undefined {
  const hasLimits = useStartup().capabilities.includes('responsibleGaming')
  const status = useRewardQuery('getAccountStatus', {})
  const controls = useRewardQuery('getLimits', {}, hasLimits)
  if ((status.isError && !status.data) || (controls.isError && !controls.data)) return false
  if (!status.data || (hasLimits && !controls.data)) return undefined
  if (status.data.blockers.length > 0) return false
  const { limits = [], coolOff, selfExclusion } = controls.data ?? {}
  return limits.length === 0 && !coolOff?.active && !selfExclusion?.active
}
