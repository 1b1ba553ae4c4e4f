import * as z from 'zod/mini'
import type { SealedSession } from '../request/sealed-session.ts'

const creations = ['createDeposit', 'createWithdrawal'] as const

/** What is needed to ask for the outcome of a deposit or withdrawal in the name of the player. */
const MoneyIntent = z.object({
  operation: z.enum(creations),
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
  const creation = creations.find((id) => id === operation)
  if (!creation) return undefined
  const { id, token, player, typedAccountId, startedAt } = session
  const { amount } = (input as { body?: { amount?: string } }).body ?? {}
  const intent: MoneyIntent = {
    ...request,
    operation: creation,
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
