import type { Intent } from './intent.ts'
import { type Player, readSurely } from './player.ts'
import type { Stage } from './stage.ts'

/** Counts a player's mini-game plays. */
export async function countPlays(player: Player): Promise<number> {
  return (await readSurely<{ plays: unknown[] }>(player, '/api/me/mini-games/log')).plays.length
}

/**
 * Checks the intents that make no deposit or withdrawal: each stake, reward, claim and bank at most once, and those that
 * were told done are there.
 * @param before the plays of each player before the first step
 * @returns a sentence for each violation
 */
export async function auditPlays(stage: Stage, before: readonly number[]): Promise<string[]> {
  const found = await Promise.all(
    stage.players.map(async (player, place) => {
      const own = stage.intents.filter(({ plan }) => plan.player === place)
      return [
        ...auditStakes(own, (await countPlays(player)) - (before[place] ?? 0)),
        ...(await auditClaims(player, own)),
        ...(await auditBanks(player, own)),
      ].map((what) => `${player.accountId}: ${what}`)
    }),
  )
  return found.flat()
}

const wasTold = ({ tellings }: Intent, ...told: string[]) => tellings.some((one) => told.includes(one.told))
const isPossible = (intent: Intent) => wasTold(intent, 'done', 'unknown', 'cut', 'running')

function auditStakes(intents: readonly Intent[], plays: number): string[] {
  const bets = intents.filter(({ plan }) => plan.kind === 'miniGameBet')
  const done = new Set(
    bets.flatMap(({ tellings }) => tellings.filter(({ told }) => told === 'done').map(({ id }) => id)),
  )
  const placed = bets.filter((bet) => wasTold(bet, 'done')).length
  const most = bets.filter(isPossible).length
  return [
    ...(done.size === placed ? [] : [`${placed} stakes were told as ${done.size} plays`]),
    ...(plays >= placed && plays <= most ? [] : [`${plays} plays, of ${placed} to ${most} stakes`]),
  ]
}

async function auditClaims(player: Player, intents: readonly Intent[]): Promise<string[]> {
  const [{ messages }, { items }] = await Promise.all([
    readSurely<{ messages: { inboxId: string; reward: { state: string } | null }[] }>(
      player,
      '/api/me/inbox',
    ),
    readSurely<{ items: { referenceNo: string }[] }>(player, '/api/reports/transactions?perPage=100'),
  ])
  return intents.flatMap((intent) => {
    if (intent.plan.kind !== 'claimInbox') return []
    const message = player.messages[intent.plan.message]
    const payments = items.filter(({ referenceNo }) => referenceNo === message).length
    const state = messages.find(({ inboxId }) => inboxId === message)?.reward?.state
    return [
      ...(payments > 1 ? [`the reward of ${message} was paid ${payments} times`] : []),
      ...(wasTold(intent, 'done') && state !== 'CLAIMED' ? [`the reward of ${message} is ${state}`] : []),
    ]
  })
}

async function auditBanks(player: Player, intents: readonly Intent[]): Promise<string[]> {
  const { items } = await readSurely<{ items: { bankId: string }[] }>(player, '/api/me/banks')
  const ids = items.map(({ bankId }) => bankId)
  return intents.flatMap((intent) => {
    if (intent.plan.kind !== 'addBank') return []
    const added = new Set(intent.tellings.filter(({ told }) => told === 'done').map(({ id }) => id))
    const [id = ''] = added
    const mayBeRemoved = intents.some(
      ({ request }) => request?.method === 'DELETE' && request.path.endsWith(`/${id}`),
    )
    return [
      ...(added.size > 1 ? [`an account was added as ${[...added].join(', ')}`] : []),
      ...(added.size === 1 && !mayBeRemoved && !ids.includes(id) ? [`the account ${id} is gone`] : []),
    ]
  })
}
