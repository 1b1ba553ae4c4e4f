import { callsOf, type Intent, knownRecord, readTelling, type Telling } from './intent.ts'
import type { Player } from './player.ts'
import { playerOf, type Stage } from './stage.ts'
import type { Way } from './step.ts'

const fullNames: Record<string, string> = {
  demo: 'Dalisay Mocruz',
  winner: 'Wilma Winner',
  lena: 'Lena Cruz',
}

/**
 * Sends an intent, and notes what was told.
 * @returns undefined where the intent cannot be sent, because it is about a record that nobody knows
 */
export async function sendIntent(stage: Stage, intent: Intent, way: Way): Promise<Telling | undefined> {
  const request = await prepareIntent(stage, intent, way)
  if (!request) return undefined
  const telling = await attempt(playerOf(stage, intent), intent, way, request)
  intent.tellings.push(telling)
  return telling
}

/** Makes the request of an intent, once: every attempt sends the same. */
export async function prepareIntent(stage: Stage, intent: Intent, way: Way): Promise<Intent['request']> {
  intent.request ??= await makeRequest(stage, intent, playerOf(stage, intent), way)
  return intent.request
}

/** The amount of whatever else a key is used for. */
export const otherAmount = '777.00'

/** Sends the key of an intent with another amount. */
export async function reuseKey(stage: Stage, intent: Intent, way: Way): Promise<Telling | undefined> {
  const { request } = intent
  if (!request?.body || !('amount' in request.body)) return undefined
  const body = { ...request.body, amount: otherAmount }
  const telling = await attempt(playerOf(stage, intent), intent, way, { ...request, body })
  intent.others.push(telling)
  return telling
}

async function attempt(
  player: Player,
  intent: Intent,
  way: Way,
  { method, path, body }: NonNullable<Intent['request']>,
): Promise<Telling> {
  intent.attempts += 1
  const headers = { 'idempotency-key': intent.plan.key }
  const { session, answer } = await player.ask(way, path, { method, headers, ...(body && { body }) })
  return readTelling(session, answer, intent.plan.kind)
}

async function makeRequest(
  stage: Stage,
  intent: Intent,
  player: Player,
  way: Way,
): Promise<Intent['request']> {
  const { plan } = intent
  const known = 'target' in plan ? knownRecord(stage.intents[plan.target] as Intent) : undefined
  switch (plan.kind) {
    case 'deposit': {
      const { channel: channelCode, amount, promo: promoId, fields } = plan
      const body = { channelCode, amount, ...(promoId && { promoId }), ...(fields && { fields }) }
      return { method: 'POST', path: '/api/cashier/deposits', body }
    }
    case 'withdrawal': {
      const body = {
        bankId: player.bankId,
        amount: plan.amount,
        tac: await askCode(stage, player, way, 'withdrawal'),
      }
      return { method: 'POST', path: '/api/cashier/withdrawals', body }
    }
    case 'addBank': {
      const accountName = fullNames[player.accountId] ?? ''
      const tac = await askCode(stage, player, way, 'bank')
      const body = { bankCode: 'bpi', accountName, accountNumber: plan.number, tac }
      return { method: 'POST', path: '/api/me/banks', body }
    }
    case 'removeBank': {
      if (!known) return undefined
      const body = { tac: await askCode(stage, player, way, 'bank') }
      return { method: 'DELETE', path: `/api/me/banks/${known}`, body }
    }
    case 'cancelDeposit':
      return known ? { method: 'POST', path: `/api/cashier/deposits/${known}/cancel` } : undefined
    case 'cancelWithdrawal':
      return known ? { method: 'POST', path: `/api/cashier/withdrawals/${known}/cancel` } : undefined
    case 'claimInbox':
      return { method: 'POST', path: `/api/me/inbox/${player.messages[plan.message] ?? 'none'}/claim` }
    default: {
      const action = plan.kind === 'miniGameBet' ? 'bet' : 'reward'
      return { method: 'POST', path: `/api/me/mini-games/${plan.game}/${action}` }
    }
  }
}

/** Asks for a one-time code and reads it where the platform keeps it; a wrong one where it was not sent. */
async function askCode(
  stage: Stage,
  player: Player,
  way: Way,
  purpose: 'withdrawal' | 'bank',
): Promise<string> {
  const { world, domain } = stage
  const resendMs = 61_000
  if (world.platform.isUp()) world.platform.control().advanceClock(resendMs)
  await player.ask(way, `/api/tac/${purpose}`, { method: 'POST' })
  const code = world.platform.isUp()
    ? world.platform.control().tac(domain, player.accountId, purpose)
    : undefined
  return code ?? '999999'
}

/** How often an intent arrived at the platform. */
export function arrivalsOf({ world }: Stage, { plan }: Intent): number {
  return world.platform
    .calls()
    .filter(
      ({ path, payload }) =>
        callsOf[plan.kind].includes(path) &&
        (payload as { request_id?: string } | undefined)?.request_id === plan.key,
    ).length
}
