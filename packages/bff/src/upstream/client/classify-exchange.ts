import { type Envelope, readEnvelope } from '../decoding/envelope.ts'
import type { FailureCause } from '../platform-failure.ts'
import type { Exchange } from './exchange.ts'

export type Answer = Record<string, unknown>

/** The result of classification: an answer with its envelope, or a failure. */
type Outcome = { answer: Answer; envelope: Envelope } | { cause: FailureCause; reason: string }

/**
 * Classifies a response. A 5xx is a failure whatever its body contains, because the body may not come from the
 * platform. A 4xx whose body is a refusal of the platform counts as that refusal, so that the player sees its
 * message; any other 4xx is a failure. Redirects and anything other than a JSON object are failures, whatever the
 * content type.
 */
export function classifyExchange(exchange: Exchange): Outcome {
  const { failure, httpStatus = 0 } = exchange
  if (failure === 'tooLarge') return { cause: 'invalid', reason: failure }
  if (failure !== undefined) return { cause: failure, reason: exchange.reason }
  if (httpStatus >= 500) return { cause: 'status', reason: 'serverError' }
  if (httpStatus >= 300 && httpStatus < 400) return { cause: 'status', reason: 'redirect' }
  const answer = parseObject(exchange.text())
  const envelope = answer && readEnvelope(answer)
  if (httpStatus >= 400 && envelope?.kind !== 'refused') return { cause: 'status', reason: 'clientError' }
  if (!answer || !envelope) return { cause: 'invalid', reason: 'notJson' }
  return { answer, envelope }
}

const byteOrderMark = '\uFEFF'

function parseObject(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
