/** The symbols from the rarest to the most common. `wild` substitutes for any other, on the three middle reels. */
export const slotSymbols = [
  'wild',
  'seven',
  'crown',
  'gem',
  'bell',
  'clover',
  'plum',
  'lemon',
  'cherry',
] as const

export type SlotSymbol = (typeof slotSymbols)[number]
type PaidSymbol = Exclude<SlotSymbol, 'wild'>

export const reelCount = 5
export const rowCount = 3

/** How often each symbol occurs on the strip of each reel. */
const weights: Record<SlotSymbol, readonly [number, number, number, number, number]> = {
  wild: [0, 2, 2, 2, 0],
  seven: [2, 2, 2, 2, 2],
  crown: [3, 2, 2, 3, 3],
  gem: [3, 3, 3, 3, 3],
  bell: [4, 4, 4, 3, 4],
  clover: [4, 4, 4, 5, 5],
  plum: [5, 5, 5, 5, 5],
  lemon: [5, 5, 5, 6, 6],
  cherry: [6, 5, 5, 5, 6],
}

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

/** Payouts for three, four and five in a row from the left, in bets per line (a tenth of the bet). */
export const paytable: Record<PaidSymbol, readonly [number, number, number]> = {
  seven: [75, 400, 2500],
  crown: [45, 180, 800],
  gem: [30, 120, 500],
  bell: [22, 75, 250],
  clover: [16, 50, 150],
  plum: [12, 32, 100],
  lemon: [9, 25, 80],
  cherry: [8, 20, 60],
}

/**
 * Spreads a reel's symbols: each symbol at even distances, shifted by symbol and reel. Only the counts affect the odds;
 * the order is for looks.
 */
function createStrip(reel: number): readonly SlotSymbol[] {
  const placed = slotSymbols.flatMap((symbol, order) => {
    const count = weights[symbol][reel] ?? 0
    return Array.from({ length: count }, (_, i) => ({
      symbol,
      at: (i + ((order * 0.37 + reel * 0.21) % 1)) / count,
    }))
  })
  return placed.sort((a, b) => a.at - b.at).map(({ symbol }) => symbol)
}

export const reelStrips: readonly (readonly SlotSymbol[])[] = Array.from({ length: reelCount }, (_, reel) =>
  createStrip(reel),
)

/**
 * The return to player: the long-run share of bets that is paid back, rounded to four decimals. It is exact, not
 * simulated: every stop of a reel is equally likely and reels are independent, so the expected payout of a line
 * follows from the counts on the strips and is the same for all lines. A test computes it by enumeration.
 */
export const returnToPlayer = 0.9558

/** Stops every reel at a random position: `grid[reel][row]`. `random` returns numbers in [0, 1). */
export function spinReels(random: () => number): SlotSymbol[][] {
  return reelStrips.map((strip) => {
    const stop = Math.floor(random() * strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? 'cherry')
  })
}

/** A line that pays. */
export interface SlotWin {
  /** Index in `paylines`. */
  line: number
  symbol: SlotSymbol
  /** How many reels from the left show it, wilds included. */
  count: number
  /** In the currency's minor unit. */
  amountMinor: bigint
}

function isPaid(symbol: string): symbol is PaidSymbol {
  return Object.hasOwn(paytable, symbol)
}

/** The symbol of a line's run from the left, and its length in reels; wilds count as that symbol. */
function runOf(symbols: readonly string[]): { symbol: string; count: number } {
  const symbol = symbols.find((shown) => shown !== 'wild') ?? 'wild'
  const end = symbols.findIndex((shown) => shown !== symbol && shown !== 'wild')
  return { symbol, count: end < 0 ? symbols.length : end }
}

/** The payout of a symbol on the first `count` reels, in bets per line. */
export function linePay(symbol: string, count: number): number {
  return isPaid(symbol) ? (paytable[symbol][count - 3] ?? 0) : 0
}

/**
 * The wins of a grid (`grid[reel][row]`) for a bet in minor units that is split evenly over all lines. Each line's
 * payout is rounded down to whole minor units.
 */
export function settle(
  grid: readonly (readonly string[])[],
  betMinor: bigint | number,
): { wins: SlotWin[]; winMinor: bigint } {
  const bet = BigInt(betMinor)
  const wins = paylines.flatMap((rows, line) => {
    const { symbol, count } = runOf(rows.map((row, reel) => grid[reel]?.[row] ?? ''))
    const amountMinor = (bet * BigInt(linePay(symbol, count))) / BigInt(paylines.length)
    return amountMinor > 0n ? [{ line, symbol: symbol as SlotSymbol, count, amountMinor }] : []
  })
  return { wins, winMinor: wins.reduce((sum, win) => sum + win.amountMinor, 0n) }
}
