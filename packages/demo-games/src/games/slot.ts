import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { playMarkup } from './page-parts.ts'

/**
 * The symbols from the rarest to the most common: how often each occurs on the strips of the five reels, and what three,
 * four and five in a row from the left pay, in bets per line. `wild` stands in for any other, on the three middle reels.
 */
export const symbols = {
  wild: { counts: [0, 2, 2, 2, 0], pays: [0, 0, 0] },
  seven: { counts: [2, 2, 2, 2, 2], pays: [75, 400, 2500] },
  crown: { counts: [3, 2, 2, 3, 3], pays: [45, 180, 800] },
  gem: { counts: [3, 3, 3, 3, 3], pays: [30, 120, 500] },
  bell: { counts: [4, 4, 4, 3, 4], pays: [22, 75, 250] },
  clover: { counts: [4, 4, 4, 5, 5], pays: [16, 50, 150] },
  plum: { counts: [5, 5, 5, 5, 5], pays: [12, 32, 100] },
  lemon: { counts: [5, 5, 5, 6, 6], pays: [9, 25, 80] },
  cherry: { counts: [6, 5, 5, 5, 6], pays: [8, 20, 60] },
} as const

export type SlotSymbol = keyof typeof symbols
const names = Object.keys(symbols) as SlotSymbol[]
const rowCount = 3

/** The row of each payline on each reel; 0 is the top. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/**
 * Spreads a reel's symbols: each symbol at even distances, shifted by symbol and reel. Only the counts affect the odds;
 * the order is for looks.
 */
function createStrip(reel: number): readonly SlotSymbol[] {
  const placed = names.flatMap((symbol, order) => {
    const count = symbols[symbol].counts[reel] ?? 0
    return Array.from({ length: count }, (_, i) => ({
      symbol,
      at: (i + ((order * 0.37 + reel * 0.21) % 1)) / count,
    }))
  })
  return placed.sort((a, b) => a.at - b.at).map(({ symbol }) => symbol)
}

export const reelStrips = symbols.wild.counts.map((_, reel) => createStrip(reel))

/** Stops every reel at a random position: `grid[reel][row]`. `random` returns numbers in [0, 1). */
export function spinReels(random: () => number): SlotSymbol[][] {
  return reelStrips.map((strip) => {
    const stop = Math.floor(random() * strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? 'cherry')
  })
}

/** A line that pays: its index in `paylines`, its symbols from the left, and what they pay in bets per line. */
interface SlotWin {
  line: number
  symbol: SlotSymbol
  count: number
  pays: number
}

/** The wins of a grid, which is `grid[reel][row]`. Wilds count as the symbol of their run. */
export function winsOf(grid: readonly (readonly SlotSymbol[])[]): SlotWin[] {
  return paylines.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => grid[reel]?.[row] ?? 'wild')
    const symbol = shown.find((one) => one !== 'wild') ?? 'wild'
    const end = shown.findIndex((one) => one !== symbol && one !== 'wild')
    const count = end < 0 ? shown.length : end
    const pays = symbols[symbol].pays[count - 3] ?? 0
    return pays > 0 ? [{ line, symbol, count, pays }] : []
  })
}

/** The slot: five reels, and a bet on all lines. */
export const slot = choiceGame({
  texts: ['slot'],
  hue: 300,
  markup: (texts) =>
    playMarkup(
      texts,
      `<div class="picture" aria-hidden="true"></div>
  <div class="machine">
    <div class="reels" id="reels"></div>
    <svg class="lines" id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>
    <div class="cheer" id="cheer" aria-hidden="true"><span>${texts.bigWin}</span><b></b></div>
  </div>`,
    ),
  rules: { paylines, strips: reelStrips, pays: names.map((name) => [name, symbols[name].pays]) },
  isChoice: (choice) => choice === 'lines',
  outcomeOf(seed, roundId) {
    const grid = spinReels(fairNumbers(seed, roundId))
    return { grid, wins: winsOf(grid) }
  },
  paysHundredths: (_, { wins }) => wins.reduce((sum, { pays }) => sum + pays, 0) * (100 / paylines.length),
})
