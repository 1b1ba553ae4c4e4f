import * as z from 'zod/mini'
import type { SealedSession } from '../request/sealed-session.ts'

const creations = ['createDeposit', 'createWithdrawal'] as const
const changes = ['cancelDeposit', 'cancelWithdrawal', 'removeBank'] as const

/** A change whose outcome can be read in the platform's records. Of a number only its end is kept. */
const Change = z.discriminatedUnion('operation', [
  z.object({ operation: z.enum(changes), id: z.string() }),
  z.object({ operation: z.literal('addBank'), bankCode: z.string(), numberEnd: z.string() }),
])
export type Change = z.infer<typeof Change>

/** What is needed to ask for the outcome of a movement of money, or of a change, in the name of the player. */
const MoneyIntent = z.object({
  operation: z.enum([...creations, ...changes, 'addBank']),
  /** What changes; absent for deposits and withdrawals. */
  change: z.exactOptional(Change),
  host: z.string(),
  /** The idempotency key, which the platform knows as the request's id. */
  requestId: z.string(),
  /** What the player asked for. */
  amount: z.exactOptional(z.string()),
  /** Names the player's request in the log. */
  reference: z.string(),
  session: z.object({
    id: z.string(),
    token: z.string(),
    accountId: z.string(),
    typedAccountId: z.exactOptional(z.string()),
    startedAt: z.number(),
  }),
})
export type MoneyIntent = z.infer<typeof MoneyIntent>

/** Reads an intent from its text; undefined for that of another release. */
export function readMoneyIntent(text: string): MoneyIntent | undefined {
  return MoneyIntent.safeParse(JSON.parse(text)).data
}

interface Request {
  operation: string
  host: string
  requestId: string
  reference: string
  /** What was validated of the request. */
  input: unknown
  session: SealedSession
}

/** The intent of a request, as text; undefined for operations whose outcome cannot be asked for. */
export function moneyIntentOf({ operation, session, input, ...request }: Request): string | undefined {
  const change = changeOf(operation, input as Input)
  const known = change?.operation ?? creations.find((id) => id === operation)
  if (!known) return undefined
  const { id, token, player, typedAccountId, startedAt } = session
  const { amount } = (input as Input).body ?? {}
  const intent: MoneyIntent = {
    ...request,
    operation: known,
    ...(change && { change }),
    ...(amount !== undefined && { amount }),
    session: {
      id,
      token,
      accountId: player.accountId,
      startedAt,
      ...(typedAccountId !== undefined && { typedAccountId }),
    },
  }
  return JSON.stringify(intent)
}

interface Input {
  params?: { id?: string }
  body?: { amount?: string; bankCode?: string; accountNumber?: string }
}

function changeOf(operation: string, { params, body }: Input): Change | undefined {
  const known = changes.find((name) => name === operation)
  if (known) return { operation: known, id: params?.id ?? '' }
  if (operation !== 'addBank') return undefined
  const { bankCode = '', accountNumber = '' } = body ?? {}
  return { operation, ...newBankOf({ bankCode, accountNumber }) }
}

/** By what a new account is found among the player's. */
export const newBankOf = ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }) => ({
  bankCode,
  numberEnd: accountNumber.slice(-4),
})
