import type { Outcome } from '../shared-state/idempotency/outcome.ts'
import type { OpenIntent, OpenIntents } from '../shared-state/intents/open-intents.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'
import type { ChangeAnswer } from './find-change.ts'
import { type MoneyIntent, readMoneyIntent } from './money-intent.ts'

const secondMs = 1000
const minuteMs = 60_000
const firstRetriesMs = [1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * secondMs)
const lastRetryMs = 15 * minuteMs

/** When the platform is first asked again about an outcome that is not known. */
export const firstRetryMs = secondMs

/**
 * How long to wait before the platform is asked again about an outcome that has not been known for `elapsedMs`; undefined
 * after the last retry, when it goes to manual review.
 */
export function nextRetryMs(elapsedMs: number): number | undefined {
  const next = firstRetriesMs.find((at) => at > elapsedMs)
  if (next !== undefined) return next - elapsedMs
  const nextMinute = (Math.floor(elapsedMs / minuteMs) + 1) * minuteMs
  return nextMinute <= lastRetryMs ? nextMinute - elapsedMs : undefined
}

interface Options {
  intents: OpenIntents
  /** Asks the platform what became of an intent that was sent at `since`, in the name of its player. */
  find(intent: MoneyIntent, since: number): Promise<ChangeAnswer>
  /** Whether the player's session has ended here. */
  hasEnded(intent: MoneyIntent): boolean
  /** Records the outcome, for repetitions of the request. */
  settle(key: string, payload: string, outcome: Ending): Promise<void>
  /** An outcome was learnt and recorded. */
  onSettled(intent: MoneyIntent, ending: Settlement): Promise<void>
  /** Nobody can be asked any more; undefined when the intent cannot be read. */
  onManualReview(intent: MoneyIntent | undefined): void
  onCount(open: number): void
  onError(error: unknown): void
  now?: () => number
}

/** How an intent ended: with its answer, or refused because it can be carried out no more. */
export type Ending = Outcome<object, { code: 'notEligible'; detail: Record<string, never> }>

/** How it was settled; `undone`: it has not happened, and will not. */
export type Settlement = Ending['kind'] | 'undone'

export interface OutcomeReconciler {
  start(): void
  /** Resolves when no reconciliation is under way any more. */
  close(): Promise<void>
}

const callsAtOnce = 10
const everyMs = 500
/** Longer than a reconciliation takes, with the data of the site that it needs. */
const leaseMs = 30_000

/**
 * Reconciles deposits, withdrawals, and changes of them and of bank accounts whose outcome is not known: with growing
 * pauses, each by one replica at a time, until the platform says it or it goes to manual review.
 */
export function createOutcomeReconciler(options: Options): OutcomeReconciler {
  const { intents, onCount, onError } = options
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let isClosed = false

  async function reconcileDue(): Promise<void> {
    try {
      const due = await intents.takeDue(callsAtOnce, leaseMs)
      // One that fails is due again when its lease has ended, and keeps nobody from waiting for the others.
      const ended = await Promise.allSettled(due.map(({ key, intent }) => reconcile(options, key, intent)))
      for (const result of ended) if (result.status === 'rejected') onError(result.reason)
      onCount(await intents.count())
    } catch (error) {
      onError(error)
    }
  }

  function schedule(): void {
    if (isClosed) return
    timer = setTimeout(() => {
      round = reconcileDue().finally(schedule)
    }, everyMs).unref()
  }

  return {
    start: schedule,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await round
    },
  }
}

async function reconcile(options: Options, key: string, intent: OpenIntent | undefined): Promise<void> {
  const { intents, now = Date.now } = options
  const money = intent && readMoneyIntent(intent.details)
  const answer = money && (await askFor(options, money, intent.since))
  const ending = answer && endingOf(answer)
  if (ending && intent && money) {
    await options.settle(key, intent.payload, ending)
    await options.onSettled(money, ending.kind)
    return intents.end(key)
  }
  const waitMs = intent && answer && nextRetryMs(now() - intent.since)
  if (waitMs !== undefined && intent) return intents.postpone(key, intent, waitMs)
  // What the platform still has no record of has not happened: nobody is in doubt about it.
  if (money && answer?.state === 'notFound') await options.onSettled(money, 'undone')
  else options.onManualReview(money)
  return intents.end(key)
}

function endingOf(answer: ChangeAnswer): Ending | undefined {
  if (answer.state === 'known') return { kind: 'answered', value: answer.record }
  if (answer.state === 'impossible') return { kind: 'refused', problem: { code: 'notEligible', detail: {} } }
  return undefined
}

/**
 * What the platform says; undefined when the player's session has ended, so that it cannot be asked. A look-up that fails in
 * any other way says nothing: it is made again, and people look in the end.
 */
async function askFor(
  options: Options,
  money: MoneyIntent,
  since: number,
): Promise<ChangeAnswer | undefined> {
  if (options.hasEnded(money)) return undefined
  try {
    return await options.find(money, since)
  } catch (error) {
    if (error instanceof PlatformRefusal) return undefined
    options.onError(error)
    return { state: 'unknown' }
  }
}
