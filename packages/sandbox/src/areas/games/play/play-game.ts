import { loadGames, pageOf, returnOf } from '@marquee/demo-games'
import { readFields } from '../../../calls/fields.ts'
import { decimal } from '../../../money.ts'
import type { Storage } from '../../../platform.ts'
import { invalidInput } from '../../../refusal.ts'
import { fixtures } from '../fixtures.ts'
import { type PlaySession, playableBalance, sessionByKey, titleOf } from './play-session.ts'
import { dueRound, roundsOf } from './rounds.ts'
import { seedHash, sharedSeed } from './seeds.ts'

type Games = Awaited<ReturnType<typeof loadGames>>

let games: Games | undefined

/** The games of the demo; the first who asks waits until they are read into memory. */
export async function playableGames(): Promise<Games> {
  games ??= await loadGames()
  return games
}

/** What a game may use while this session plays it. */
function playOf(storage: Storage, session: PlaySession, asked?: string) {
  const { db, now } = storage
  return {
    language: session.lang,
    gameCode: session.game_code,
    ...(asked && { asked }),
    now,
    balance: () => decimal(playableBalance(db, session)),
    rounds: roundsOf(storage, session),
    sharedSeed: (event: string) => sharedSeed(db, event),
    fixtures,
  }
}

/** What a page shows: the game, the balance, and the hash of the seed of the next round. */
function viewOf(games: Games, storage: Storage, session: PlaySession, asked?: string) {
  const play = playOf(storage, session, asked)
  const { next_seed } = sessionByKey(storage.db, session.play_key)
  return {
    ...games.playableGame(pageOf(session.game_type, session.game_code))?.view(play),
    balance: play.balance(),
    now: storage.now(),
    nextHash: seedHash(next_seed),
  }
}

/** The page of an opened game, as an HTML document. */
export async function gamePage(storage: Storage, session: PlaySession, currency: string): Promise<string> {
  const games = await playableGames()
  const view = storage.db.transaction(() => viewOf(games, storage, session))
  const page = pageOf(session.game_type, session.game_code)
  const launch = {
    title: titleOf(session),
    gameCode: session.game_code,
    picture: session.picture,
    language: session.lang,
    mode: session.mode,
    ticket: session.play_key,
    roundsOf: session.rounds_of,
    currency,
    rtp: returnOf(page).rtp,
    lobbyUrl: session.lobby_url,
    slip: session.slip === null ? undefined : JSON.parse(session.slip),
  }
  return games.pageOfGame(page, launch, view)
}

/**
 * Does what a page asks for, and answers with what it shows from now on.
 * @throws Refusal, or what the game does not allow
 */
export async function act(storage: Storage, body: unknown): Promise<Record<string, unknown>> {
  const games = await playableGames()
  const { ticket, action } = readFields(pick(body, ['ticket', 'action']), {
    ticket: 'filled',
    action: 'filled',
  })
  return storage.db.transaction(() => {
    const session = sessionByKey(storage.db, ticket)
    const game = games.playableGame(pageOf(session.game_type, session.game_code))
    if (!game) throw invalidInput({ action: 'unknown' })
    if (action !== 'look') {
      const known = Object.hasOwn(game.actions, action) ? game.actions[action] : undefined
      if (!known) throw invalidInput({ action: 'unknown' })
      const input = readFields(body, { ticket: 'filled', action: 'filled', ...known.fields })
      known.run(playOf(storage, session), input)
    }
    return viewOf(games, storage, session, askedRound(body))
  })
}

function askedRound(body: unknown): string | undefined {
  const { roundId } = pick(body, ['roundId'])
  return typeof roundId === 'string' ? roundId : undefined
}

const pick = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => names.includes(name)))

/** Ends the rounds whose time has come, each at its own time. A round is open only where the games have been loaded. */
export function settleDueRounds({ db, now }: Storage): void {
  if (!games) return
  for (;;) {
    const due = dueRound({ db, now })
    if (!due) return
    const { round, session, dueAt } = due
    const play = playOf({ db, now: () => dueAt }, session)
    const game = games.playableGame(pageOf(session.game_type, session.game_code))
    db.transaction(() => game?.settleDue?.(play, round))
  }
}

/** Loads the games where an earlier process left a round open. */
export async function resumeOpenRounds({ db }: Storage): Promise<void> {
  if (db.one`SELECT 1 FROM rounds WHERE due_at IS NOT NULL LIMIT 1`) await playableGames()
}
