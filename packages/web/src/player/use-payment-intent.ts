import type { Problem } from '@marquee/contracts/problem'
import { isOutcomeUnsure, wasNotSent } from '@marquee/contracts/unsure-outcome'
import { useEffect, useRef, useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { useStore } from '../browser/create-store.ts'
import { useSession } from '../session/session-state.ts'
import { paymentIntents } from './intents/payment-intent.ts'
import type { IntentKind, IntentSummary, PaymentIntent } from './intents/read-intents.ts'

/** Calls the operation: the `mutateAsync` of `useOperation`. */
type Call<Body, Result> = (input: { body: Body; idempotencyKey: string }) => Promise<Result>

/**
 * Sends a movement of money, or a claim, at most once. The key of a body is made before the click and kept by this form until its
 * outcome is known: a second click, another tab and a retry after a lost response all send the same key.
 */
export function usePaymentIntent<Body extends object, Result>(kind: IntentKind, call: Call<Body, Result>) {
  const owner = useSession().player?.accountId ?? ''
  const held = useRef<{ text: string; intent: PaymentIntent } | null>(null)
  const [isSending, setSending] = useState(false)

  /** Makes the key of a body that can be sent. */
  const prepare = (body: Body): PaymentIntent => {
    const text = JSON.stringify(body)
    if (held.current?.text !== text)
      held.current = { text, intent: paymentIntents.prepare(owner, kind, body) }
    return held.current.intent
  }

  /**
   * Resolves with the record, or with `undefined` when nobody knows the outcome (`useOpenIntent` has the intent then)
   * or it is being sent already. Throws what the platform refuses.
   */
  const send = async (body: Body, summary: IntentSummary | null): Promise<Result | undefined> => {
    const intent = prepare(body)
    const begun = paymentIntents.begin(owner, intent, summary)
    if (begun === 'inFlight') return undefined
    setSending(true)
    try {
      const record = await call({ body, idempotencyKey: intent.key })
      end(intent)
      return record
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { problem } = error
      const isTurnedAway = wasTurnedAway(problem)
      if (isOutcomeUnsure(problem) || (isTurnedAway && begun === 'repeat')) {
        paymentIntents.leaveOpen(owner, intent.key, problem.reference)
        return undefined
      }
      if (isTurnedAway) paymentIntents.takeBack(owner, intent.key)
      else end(intent)
      throw error
    } finally {
      setSending(false)
    }
  }

  const end = (intent: PaymentIntent) => {
    paymentIntents.end(owner, intent.key)
    held.current = null
  }
  return { prepare, send, isSending }
}

/** Whether a request ended before its key was looked up: that tells nothing of what was sent with the key before. */
const wasTurnedAway = (problem: Problem) =>
  wasNotSent(problem) || problem.status === 429 || problem.status === 401

/**
 * The player's latest intent whose outcome is not known, also one that another tab has sent; with a body, the one of
 * this body.
 */
export function useOpenIntent<Kind extends IntentKind>(
  kind: Kind,
  body?: object,
): (PaymentIntent & { kind: Kind }) | undefined {
  const owner = useSession().player?.accountId ?? ''
  useStore(paymentIntents, (version) => version, 0)
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === paymentIntents.storageKey) paymentIntents.noteChange()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const found = owner === '' ? undefined : paymentIntents.findOpen(owner, kind, body)
  return found && { ...found, kind }
}
