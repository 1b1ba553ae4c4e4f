import type { InboxMessage, InboxReward } from '@marquee/contracts/inbox/list-inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createIntentKey, keyForRetry } from '../../api/intent-key.ts'
import type { ProblemError } from '../../api/problem-error.ts'
import { query, queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showProblem } from '../../session/problem-notice.ts'
import { showToast } from '../../ui/toast.ts'

const toastMs = 4_000

// What these refusals say is a state of the reward, and shown as one.
const stateOf: Record<string, InboxReward['state']> = { alreadyClaimed: 'CLAIMED', expired: 'EXPIRED' }

/**
 * Claims a message's reward. A try whose outcome is not known keeps its key, so that the reward is paid once however
 * often the button is pressed; the messages are asked again, for they may know.
 */
export function useClaim({ inboxId }: InboxMessage) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const key = useRef('')
  const { mutate, isPending, error } = useOperation('claimInbox', { shownInPlace: true })

  const become = (state: InboxReward['state']) =>
    client.setQueryData(query('listInbox', {}).queryKey, (now) =>
      now
        ? {
            ...now,
            messages: now.messages.map((message) =>
              message.inboxId === inboxId && message.reward
                ? { ...message, isRead: true, reward: { ...message.reward, state } }
                : message,
            ),
          }
        : now,
    )

  const onError = ({ problem }: ProblemError) => {
    key.current = keyForRetry(key.current, problem)
    if (problem.handling === 'endSession') return
    const state = stateOf[problem.code]
    if (state) become(state)
    else if (problem.status >= 500) void client.invalidateQueries({ queryKey: queryKey('listInbox', {}) })
    else showProblem(problem)
  }

  const claim = () => {
    key.current ||= createIntentKey()
    mutate(
      { params: { id: inboxId }, idempotencyKey: key.current },
      {
        onError,
        onSuccess: () => {
          become('CLAIMED')
          showToast({ tone: 'success', text: t('inbox.claimed'), durationMs: toastMs })
          void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
          void client.invalidateQueries({ queryKey: queryKey('getAccountStatus', {}) })
        },
      },
    )
  }
  return { claim, isClaiming: isPending, isUnsure: (error?.problem.status ?? 0) >= 500 }
}
