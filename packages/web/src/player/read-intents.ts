import type { Money } from '@marquee/contracts/money'

export type MoneyKind = 'deposit' | 'withdrawal'

/** What a player is told while an outcome is not known: the amount, and by which method or to which account. */
export interface IntentSummary {
  amount: Money
  via: string
}

/** One movement of money that the player wants. It keeps its idempotency key, so that it happens at most once. */
export interface PaymentIntent {
  /** The idempotency key, which the platform gets as its request id. */
  key: string
  kind: MoneyKind
  /** A hash of the request's body. Another body is another intent. */
  digest: number
  /** Unix ms. */
  madeAtMs: number
  /** Unix ms; 0 until the request is sent. */
  sentAtMs: number
  summary: IntentSummary | null
  /** Whether its request has ended without telling the outcome. */
  isLeftOpen: boolean
  /** The reference of the response that left the outcome open; empty where none arrived. */
  reference: string
}

/** What is stored. */
export interface OwnedIntents {
  /** A hash of the account id. */
  owner: string
  intents: readonly PaymentIntent[]
}

/** Reads what is stored; `undefined` where it is nothing of ours. */
export function readIntents(found: unknown): OwnedIntents | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('intents' in found))
    return undefined
  const { owner, intents } = found
  if (typeof owner !== 'string' || !Array.isArray(intents)) return undefined
  return { owner, intents: intents.filter(isIntent) }
}

function isIntent(found: unknown): found is PaymentIntent {
  return (
    typeof found === 'object' &&
    found !== null &&
    'key' in found &&
    typeof found.key === 'string' &&
    'sentAtMs' in found &&
    typeof found.sentAtMs === 'number' &&
    'kind' in found &&
    (found.kind === 'deposit' || found.kind === 'withdrawal')
  )
}
