import type { Dispatcher } from 'undici'
import type { BrandResilience } from '../resilience/brand-resilience.ts'
import { type AttemptResult, notSent, showsPlatformUp } from './attempt-result.ts'
import { Exchange, type ExchangeRequest } from './exchange.ts'

/** Everything that one attempt of a call needs. */
export interface Attempt<Output> {
  resilience: BrandResilience
  dispatcher: Dispatcher
  now: () => number
  deadlineAt: number
  attemptTimeoutMs: number
  request: ExchangeRequest
  classify: (exchange: Exchange) => AttemptResult<Output>
}

/** Errors of a request that was never written because its idle connection was already dead. */
const staleConnectionCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const wasNeverWritten = ({ failure, sent, reason }: Exchange, { body }: ExchangeRequest) =>
  failure === 'network' && !sent && staleConnectionCodes.has(reason) && typeof body === 'string'

/** With less time left than this, an attempt is not worth making. */
export function minimumUsefulMs({ attemptTimeoutMs }: { attemptTimeoutMs: number }): number {
  return attemptTimeoutMs / 10
}

/** Makes one attempt: acquires a slot of the brand, checks its breaker, sends and classifies. Never retries. */
export async function makeAttempt<Output>(attempt: Attempt<Output>): Promise<AttemptResult<Output>> {
  const { resilience, now, deadlineAt } = attempt
  const { signal } = attempt.request
  if (signal?.aborted) return notSent('aborted')
  if (!resilience.breaker.allows(now())) return notSent('breaker')
  // A free slot is taken synchronously, so that of calls made together only one becomes the probe of an open breaker.
  if (!resilience.limiter.tryAcquire() && !(await resilience.limiter.acquire(signal))) {
    return notSent(signal?.aborted ? 'aborted' : 'busy')
  }
  try {
    // A write sent too late to be answered would needlessly have an unknown outcome.
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
    // A request that was never written may be sent on another connection: the platform receives it only once.
    if (wasNeverWritten(exchange, attempt.request)) exchange = await send(attempt)
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
