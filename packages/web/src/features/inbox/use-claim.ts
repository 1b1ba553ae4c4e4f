import type { InboxMessage, InboxReward } from '@marquee/contracts/areas/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import type { ProblemError } from '../../api/problem-error.ts'
import { isOutcomeUnsure } from '../../api/problem-error.ts'
import { showProblem } from '../../api/problem-notice.ts'
import { query, queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 4_000

// These refusals report the reward's state, which is shown instead of an error.
const stateByCode: Record<string, InboxReward['state']> = { alreadyClaimed: 'CLAIMED', expired: 'EXPIRED' }

/**
 * Claims a message's reward. After a call of unknown outcome (`isUnsure`) the messages are fetched first, and only a
 * reward that can still be claimed is claimed again. The platform pays a message once.
 */
export function useClaim({ inboxId }: InboxMessage) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const inbox = query('listInbox', {})
  const { mutate, isPending, error, reset } = useOperation('claimInbox', { shownInPlace: true })
  const isUnsure = error !== null && isOutcomeUnsure(error.problem)

  const setRewardState = (state: InboxReward['state']) =>
    client.setQueryData(inbox.queryKey, (cached) =>
      cached
        ? {
            ...cached,
            messages: cached.messages.map((message) =>
              message.inboxId === inboxId && message.reward
                ? { ...message, isRead: true, reward: { ...message.reward, state } }
                : message,
            ),
          }
        : cached,
    )

  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
    void client.invalidateQueries({ queryKey: queryKey('getAccountStatus', {}) })
  }

  const onSuccess = () => {
    setRewardState('CLAIMED')
    showToast({ tone: 'success', text: t('inbox.claimed'), durationMs: toastMs })
    refresh()
  }

  const onError = ({ problem }: ProblemError) => {
    if (problem.handling === 'endSession') return
    const state = stateByCode[problem.code]
    if (state) setRewardState(state)
    else if (problem.status >= 500) {
      void client.invalidateQueries({ queryKey: inbox.queryKey })
      refresh()
    } else showProblem(problem)
  }

  const claim = async () => {
    if (isUnsure) {
      const { messages } = await client.fetchQuery({ ...inbox, staleTime: 0 })
      const state = messages.find((message) => message.inboxId === inboxId)?.reward?.state
      if (state !== 'CLAIMABLE') return reset()
    }
    mutate({ params: { id: inboxId }, idempotencyKey: createIdempotencyKey() }, { onError, onSuccess })
  }
  return { claim: () => void claim().catch(() => {}), isClaiming: isPending, isUnsure }
}
