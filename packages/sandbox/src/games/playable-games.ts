import { readFields } from '../fields.ts'
import { decimal } from '../money.ts'
import type { Platform } from '../platform.ts'
import { seedHash } from '../play/fair.ts'
import { type PlaySession, playableBalance, sessionByKey } from '../play/play-session.ts'
import { dueRound, ownerOf } from '../play/rounds.ts'
import { invalidInput } from '../refusal.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { draw } from './draw/draw.ts'
import { fishing } from './fishing/fishing.ts'
import type { PlayableGame } from './playable-game.ts'
import { race } from './race/race.ts'
import { sports } from './sports/sports.ts'
import { table } from './table/table.ts'
import { wheel } from './wheel/wheel.ts'

type Storage = Pick<Platform, 'db' | 'now'>

const games: readonly PlayableGame[] = [crash, sports, table, draw, fishing, baccarat, dice, wheel, race]

/** The game of a type that has a page of its own; all others are slots. */
export function playableGame(gameType: string): PlayableGame | undefined {
  return games.find(({ gameTypes }) => gameTypes.some((type) => type === gameType))
}

/** The last part of the address of a game's page. */
export const pageOf = (gameType: string) => playableGame(gameType)?.page ?? 'slot'

/** The addresses of all pages. */
export const pages: readonly string[] = ['slot', ...games.map(({ page }) => page)]

/** What a page shows: the game, the balance, and the hash of the seed of the next round. */
export function viewOf(platform: Storage, game: PlayableGame, session: PlaySession, asked?: string) {
  const { db } = platform
  const { next_seed } = sessionByKey(db, session.play_key)
  return {
    ...game.view({ platform, session, ...(asked && { asked }) }),
    balance: decimal(playableBalance(db, session)),
    now: platform.now(),
    nextHash: seedHash(next_seed),
  }
}

/**
 * Does what a page asks for, and answers with what it shows from now on.
 * @throws Refusal as the action does
 */
export function act(platform: Storage, body: unknown): Record<string, unknown> {
  const { ticket, action } = readFields(pick(body, ['ticket', 'action']), {
    ticket: 'filled',
    action: 'filled',
  })
  return platform.db.transaction(() => {
    const session = sessionByKey(platform.db, ticket)
    const game = playableGame(session.game_type)
    if (!game) throw invalidInput({ action: 'unknown' })
    if (action !== 'look') {
      const known = Object.hasOwn(game.actions, action) ? game.actions[action] : undefined
      if (!known) throw invalidInput({ action: 'unknown' })
      const input = readFields(body, { ticket: 'filled', action: 'filled', ...known.fields })
      known.run({ platform, session }, input)
    }
    return viewOf(platform, game, session, askedRound(body))
  })
}

function askedRound(body: unknown): string | undefined {
  const { roundId } = pick(body, ['roundId'])
  return typeof roundId === 'string' ? roundId : undefined
}

const pick = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => names.includes(name)))

/** Ends the rounds whose time has come, each at its own time. */
export function settleDueRounds(platform: Storage): void {
  for (;;) {
    const round = dueRound(platform)
    if (!round) return
    const at = round.due_at ?? platform.now()
    const game = playableGame(ownerOf(platform, round).game_type)
    platform.db.transaction(() => game?.settleDue?.({ db: platform.db, now: () => at }, round))
  }
}
