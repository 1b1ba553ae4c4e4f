import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import type { Answer } from '../support/send.ts'
import type { IntentKind, IntentPlan } from './intent-plan.ts'

/** What a client was told of one attempt. */
export interface Telling {
  session: string
  /**
   * `done`: carried out; `refused`: by the platform, for good; `failed`: certainly not carried out; `unknown`: perhaps;
   * `running`: another attempt is under way; `keyUsed`: the key was used for something else; `signedOut`; `cut`: no
   * answer, because the gateway died.
   */
  told: 'done' | 'refused' | 'failed' | 'unknown' | 'running' | 'keyUsed' | 'signedOut' | 'cut'
  code: string
  /** The record of a deposit or withdrawal that was done, or what names another movement. */
  id: string
  amount: string | undefined
}

/** An intent, the requests that were made of it, and what became of them. */
export interface Intent {
  plan: IntentPlan
  /** The request, made at the first attempt: a repeat is the same, its one-time code included. */
  request: { method: string; path: string; body?: Record<string, unknown> } | undefined
  tellings: Telling[]
  /** What was told of attempts to use its key for something else. */
  others: Telling[]
  /** How often it was sent, with its own body or another. */
  attempts: number
  /** Ended states that a client was told of its record. */
  endings: string[]
  /** What became of a deposit or withdrawal. */
  outcome: 'known' | 'notFound' | undefined
  record: MoneyRecord | undefined
}

/** A deposit or withdrawal as the gateway sends it, as far as it is looked at. */
export interface MoneyRecord {
  depositId?: string
  withdrawalId?: string
  status: string
  amount: { amount: string } | null
  fee: { amount: string } | null
  actionUrl?: string
}

/** The platform's calls that carry an intent out. */
export const callsOf: Record<IntentKind, readonly string[]> = {
  deposit: ['/api/cashier/deposit_create'],
  withdrawal: ['/api/cashier/withdrawal_create'],
  cancelDeposit: ['/api/cashier/deposit_cancel'],
  cancelWithdrawal: ['/api/cashier/withdrawal_cancel'],
  addBank: ['/api/bank/add'],
  removeBank: ['/api/bank/remove'],
  miniGameBet: ['/api/mini_game/mini_game_bet'],
  miniGameReward: ['/api/mini_game/mini_game_reward'],
  claimInbox: ['/api/settings/claim_inbox'],
}

export const isMoneyIntent = ({ plan }: Intent) => plan.kind === 'deposit' || plan.kind === 'withdrawal'

/** The amount of a deposit or withdrawal as its record must have it. */
export function amountOf({ plan }: Intent): string | undefined {
  return 'amount' in plan ? fromMinor(toMinor(plan.amount)) : undefined
}

/** The id of a deposit or withdrawal. */
export const recordId = ({ depositId, withdrawalId }: MoneyRecord) => depositId ?? withdrawalId ?? ''

/** The record that a client knows of an intent, by what it was told. */
export const knownRecord = ({ tellings }: Intent) =>
  tellings.find(({ told, id }) => told === 'done' && id !== '')?.id

/** Reads what an answer told. */
export function readTelling(session: string, answer: Answer | undefined, kind: IntentKind): Telling {
  const base = { session, code: '', id: '', amount: undefined }
  if (!answer) return { ...base, told: 'cut' }
  const body = answer.json<MoneyRecord & Body>()
  if (answer.status === 200) {
    const id = recordId(body) || body.bankId || body.betId || ''
    return { ...base, told: 'done', id, amount: body.amount?.amount }
  }
  return { ...base, told: toldBy(answer.status, body, kind), code: body.code ?? '' }
}

interface Body {
  bankId?: string
  betId?: string
  code?: string
  details?: string
}

function toldBy(status: number, { code, details = '' }: Body, kind: IntentKind): Telling['told'] {
  if (status === 401) return 'signedOut'
  if (status === 409) return 'running'
  if (code === 'outcomeUnknown') return 'unknown'
  if (code === 'keyReused' || code === 'duplicateRequest') return 'keyUsed'
  // A gateway does not know whether the other has the key.
  if (code === 'overloaded') return 'failed'
  // Mini-games pass the platform's HTTP status on: only a plain no proves that nothing was carried out.
  const isMiniGame = kind === 'miniGameBet' || kind === 'miniGameReward'
  if (status >= 500) return isMiniGame && !/^4(?!08)\d\d$/.test(details) ? 'unknown' : 'failed'
  return 'refused'
}
