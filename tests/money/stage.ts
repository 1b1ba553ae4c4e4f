import type { Intent } from './intent.ts'
import { openPlayers } from './open-players.ts'
import type { Player } from './player.ts'
import type { Schedule } from './schedule.ts'
import type { World } from './world.ts'

/** What a seed is played on: a brand and players of its own in a world. */
export interface Stage {
  world: World
  domain: string
  players: readonly Player[]
  intents: readonly Intent[]
  /** The house's accounts before the first step, in the minor unit. */
  before: { payments: bigint; fees: bigint }
}

/** Opens the stage of a seed. */
export async function openStage(world: World, { seed, intents }: Schedule): Promise<Stage> {
  const domain = `seed-${seed}.localhost`
  world.platform.forgetCalls()
  world.takeRedisLoss()
  const players = await openPlayers(world, domain)
  return {
    world,
    domain,
    players,
    intents: intents.map((plan) => ({
      plan,
      request: undefined,
      tellings: [],
      others: [],
      attempts: 0,
      endings: [],
      outcome: undefined,
      record: undefined,
    })),
    before: houseOf(world, domain),
  }
}

/** What went through the house's accounts for payments and fees of a brand, in the minor unit. */
export function houseOf(world: World, domain: string): { payments: bigint; fees: bigint } {
  return {
    payments: balanceOf(world, domain, '@house', 'payments'),
    fees: balanceOf(world, domain, '@house', 'fees'),
  }
}

/** The balance of an account of the ledger, in the minor unit. */
export function balanceOf(world: World, domain: string, owner: string, kind: string): bigint {
  const account = world.platform
    .control()
    .accounts(domain)
    .find(({ id }) => id === `${domain}/${owner}/${kind}`)
  return BigInt((account?.balance ?? '0.00').replace('.', ''))
}

/** The player of an intent. */
export const playerOf = ({ players }: Stage, { plan }: Intent) => players[plan.player] as Player
