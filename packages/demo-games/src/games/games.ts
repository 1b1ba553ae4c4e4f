import { baccarat } from './baccarat.ts'
import { bingo } from './bingo.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import { digits } from './digits.ts'
import type { Drawing, PastDraw, PlayableDraw } from './draw-game.ts'
import { fishing } from './fishing.ts'
import { gamePage, type Launch } from './game-page.ts'
import type { Book } from './host.ts'
import { keno } from './keno.ts'
import type { PlayableGame } from './playable-game.ts'
import { plinko } from './plinko.ts'
import { race } from './race.ts'
import { RefusedMove } from './refused-move.ts'
import { slot } from './slot.ts'
import { offeredMatches } from './sports/offer.ts'
import { sports } from './sports/sports.ts'
import { table } from './table.ts'
import { tableLimits } from './table-limits.ts'
import { wheel } from './wheel.ts'

const draws: Record<string, PlayableDraw> = { keno, digits, bingo }

/** The games by the last part of their pages' addresses. */
const games: Record<string, PlayableGame> = {
  slot,
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

/** The game of a page. */
export const playableGame = (page: string): PlayableGame | undefined => games[page]

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

/** The page of a launched game as one HTML document, with what it shows first. */
export function pageOfGame(page: string, launch: Launch, view: object): string {
  const game = games[page]
  if (!game) throw new Error(`There is no game ${page}`)
  return gamePage(game, page, launch, view)
}
