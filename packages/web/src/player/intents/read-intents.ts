import type { Money } from '@marquee/contracts/money'

export type MoneyKind = 'deposit' | 'withdrawal'

/** The operations that claim a reward, or give one up. */
const claimKinds = [
  'claimPromotion',
  'redeemPromoCode',
  'forfeitBonus',
  'claimRebate',
  'optInMission',
  'claimMission',
  'claimAllMissions',
  'claimCommission',
  'claimVipReward',
  'joinLeaderboard',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** What an intent is about: a movement of money, or the operation of a claim. */
export type IntentKind = MoneyKind | ClaimKind

const kinds: ReadonlySet<unknown> = new Set<IntentKind>(['deposit', 'withdrawal', ...claimKinds])

/**
 * What a player is told while an outcome is not known: the amount, and by which method or to which account; empty for what
 * another device has sent.
 */
export interface IntentSummary {
  amount: Money
  via: string
}

/** One movement of money, or claim, that the player wants. It keeps its idempotency key, so that it happens at most once. */
export interface PaymentIntent {
  /** The idempotency key, which the platform gets as its request id. */
  key: string
  kind: IntentKind
  /** A hash of the request's body. Another body is another intent. */
  digest: number
  /** Unix ms. */
  madeAtMs: number
  /** Unix ms; 0 until the request is sent. */
  sentAtMs: number
  /** Null for a claim: the page still shows what it is about. */
  summary: IntentSummary | null
  /** Whether its request has ended without telling the outcome. */
  isLeftOpen: boolean
  /** The reference of the response that left the outcome open; empty where none arrived. */
  reference: string
}

/** An intent whose outcome the platform can be asked for. */
export type MoneyIntent = PaymentIntent & { kind: MoneyKind }

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
    kinds.has(found.kind)
  )
}
