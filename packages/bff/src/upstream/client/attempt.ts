import type { Dispatcher } from 'undici'
import type { BrandResilience } from '../resilience/brand-resilience.ts'
import { type AttemptResult, notSent, showsPlatformUp } from './attempt-result.ts'
import { Exchange, type ExchangeRequest } from './exchange.ts'

/** What one attempt of a call needs. */
export interface Attempt<Output> {
  resilience: BrandResilience
  dispatcher: Dispatcher
  now: () => number
  deadlineAt: number
  attemptTimeoutMs: number
  request: ExchangeRequest
  classify: (exchange: Exchange) => AttemptResult<Output>
}

/** What ends a request that was never written because its idle connection turned out to be dead. */
const staleConnectionCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const wasNeverWritten = ({ failure, sent, reason }: Exchange) =>
  failure === 'network' && !sent && staleConnectionCodes.has(reason)

/** With less time than this an attempt is not worth making. */
export function minimumUsefulMs({ attemptTimeoutMs }: { attemptTimeoutMs: number }): number {
  return attemptTimeoutMs / 10
}

/** Makes one attempt: waits for a place among the brand's calls, asks its breaker, sends, classifies. Never repeats. */
export async function makeAttempt<Output>(attempt: Attempt<Output>): Promise<AttemptResult<Output>> {
  const { resilience, now, deadlineAt } = attempt
  const { signal } = attempt.request
  if (signal?.aborted) return notSent('aborted')
  if (!resilience.breaker.allows(now())) return notSent('breaker')
  if (!(await resilience.limiter.acquire(signal))) {
    return notSent(signal?.aborted ? 'aborted' : 'busy')
  }
  try {
    // Sending what cannot be answered in time would leave a write's outcome unknown for nothing.
    return deadlineAt - now() < minimumUsefulMs(attempt) ? notSent('busy') : await throughBreaker(attempt)
  } finally {
    resilience.limiter.release()
  }
}

async function throughBreaker<Output>(attempt: Attempt<Output>): Promise<AttemptResult<Output>> {
  const { now } = attempt
  const { breaker } = attempt.resilience
  const admission = breaker.tryAcquire(now())
  if (!admission) return notSent('breaker')
  let platformUp: boolean | undefined
  try {
    let exchange = await send(attempt)
    // What was never written may go out on another connection: to the platform it is still the first.
    if (wasNeverWritten(exchange)) exchange = await send(attempt)
    const result = attempt.classify(exchange)
    platformUp = showsPlatformUp(result)
    return result
  } finally {
    breaker.release(now(), admission, platformUp)
  }
}

function send<Output>(attempt: Attempt<Output>): Promise<Exchange> {
  const { dispatcher, request, attemptTimeoutMs, deadlineAt, now } = attempt
  return Exchange.run(dispatcher, request, Math.min(attemptTimeoutMs, deadlineAt - now()))
}
