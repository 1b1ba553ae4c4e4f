import { categoryByName } from '@marquee/contracts/categories'
import { bets } from './amounts.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { bingo } from './draw/bingo.ts'
import { digits } from './draw/digits.ts'
import type { Drawing, PastDraw, PlayableDraw } from './draw/draw-game.ts'
import { keno } from './draw/keno.ts'
import { fishing } from './fishing/fishing.ts'
import { gamePage, type Launch } from './frame/game-page.ts'
import type { Book, Play } from './host.ts'
import type { PlayableGame } from './playable-game.ts'
import { plinko } from './plinko/plinko.ts'
import { race } from './race/race.ts'
import { RefusedMove } from './refused-move.ts'
import { slotPage } from './slot/slot-page.ts'
import { spin } from './slot/spin.ts'
import { offeredMatches } from './sports/offer.ts'
import { sports } from './sports/sports.ts'
import { table } from './table/table.ts'
import { tableLimits } from './table-limits.ts'
import { wheel } from './wheel/wheel.ts'

const draws: Record<string, PlayableDraw> = { keno, digits, bingo }

/** The games by the last part of their pages' addresses. */
const games: Record<string, PlayableGame> = {
  crash,
  sports,
  table,
  ...draws,
  fishing,
  baccarat,
  dice,
  wheel,
  plinko,
  race,
}

/** The game of a page; undefined for the slot, which is played by `playSlot`. */
export const playableGame = (page: string): PlayableGame | undefined => games[page]

/** Plays a round of the slot. */
export const playSlot = (play: Play, input: { roundId: string; bet: string }) => spin(play, input)

/** The matches of the sportsbook that can be bet on. */
export const matchesOfBook = (book: Book) => offeredMatches(book)

/** What a live table takes at least and at most, in whole units of the currency. */
export const limitsOfTable = (gameCode: string) => tableLimits(gameCode)

/** The latest draws of a game, the last one first; undefined for a game without draws. */
export function latestDraws(page: string, drawing: Drawing, count: number): PastDraw[] | undefined {
  return draws[page]?.latestDraws(drawing, count)
}

/** What a page is told of a move that a game does not allow; undefined for any other error. */
export function refusedMove(error: unknown): { error: string; details: Record<string, unknown> } | undefined {
  return error instanceof RefusedMove ? { error: error.message, details: error.details } : undefined
}

/** What a page shows; the game's own `view` stands beside the balance and the hash of the seed of the next round. */
interface View extends Record<string, unknown> {
  balance: string
  nextHash: string
}

/** The page of a launched game as one HTML document, with what it shows first. */
export function pageOfGame(page: string, gameType: string, launch: Launch, view: View): string {
  const game = playableGame(page)
  const category = categoryByName(gameType)
  if (game && category) return gamePage({ game, page, category, launch, view })
  return slotPage({ ...launch, bets, balance: view.balance, nextHash: view.nextHash })
}
