import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnsure, ProblemError } from '../../../api/problem-error.ts'
import { routeFormError } from '../../../forms/route-form-error.ts'
import { useIntentKey } from '../../../forms/use-intent-key.ts'
import { showToast } from '../../../ui/feedback/toast.ts'

const toastMs = 3_000

/**
 * Sends a message to support once, however often it is sent again after a lost answer, and shows the list anew.
 * `isFull`: the platform takes no more open ones.
 */
export function useSendMessage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const intent = useIntentKey()
  const [isFull, setFull] = useState(false)
  const send = async (content: unknown, run: (key: string) => Promise<unknown>): Promise<boolean> => {
    setFull(false)
    try {
      await run(intent.keyOf(content))
      intent.settle()
      showToast({ tone: 'success', text: t('help.tickets.sent'), durationMs: toastMs })
      void client.invalidateQueries({ queryKey: ['listTickets'] })
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (!isOutcomeUnsure(error.problem)) intent.settle()
      if (error.problem.code === 'limitReached') setFull(true)
      else routeFormError(error, [])
      return false
    }
  }
  return { send, isFull }
}
