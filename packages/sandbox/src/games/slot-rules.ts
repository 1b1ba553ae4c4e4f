/** The symbols from the rarest to the commonest. `wild` stands in for any other on the three middle reels. */
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

/** How often each symbol is on each reel's strip, reel by reel. */
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

/** The row that each line takes on each reel; 0 is the top. */
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

/** What three, four and five in a row from the left pay, in bets per line (a line's bet is a tenth of the bet). */
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
 * Spreads a reel's symbols so that equals stand apart: each is placed at even distances, the odd ones shifted.
 * Only the counts matter to the odds; the order matters to the eye.
 */
function stripOf(reel: number): readonly SlotSymbol[] {
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
  stripOf(reel),
)

/**
 * The long-run share of bets that is paid back (95.58 %, rounded to four places). Exact, not simulated: every row of a reel shows each stop
 * equally often and reels are independent, so a line's expectation follows from the strips' counts, and all
 * lines are alike. A test enumerates it.
 */
export const returnToPlayer = 0.9558

/** A stop of every reel: `grid[reel][row]`. `random` gives numbers in [0, 1). */
export function spinReels(random: () => number): SlotSymbol[][] {
  return reelStrips.map((strip) => {
    const stop = Math.floor(random() * strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? 'cherry')
  })
}

/** One line that pays: its index in `paylines`, its symbol, how many reels from the left, the amount. */
export interface SlotWin {
  line: number
  symbol: SlotSymbol
  count: number
  /** In the currency's minor unit. */
  amountMinor: bigint
}

function isPaid(symbol: string): symbol is PaidSymbol {
  return Object.hasOwn(paytable, symbol)
}

/** The symbol on a line and how many reels in a row hold it, counted from the left; wilds count for it. */
function runOf(symbols: readonly string[]): { symbol: string; count: number } {
  const symbol = symbols.find((shown) => shown !== 'wild') ?? 'wild'
  const end = symbols.findIndex((shown) => shown !== symbol && shown !== 'wild')
  return { symbol, count: end < 0 ? symbols.length : end }
}

/** What a symbol pays in bets per line when it is on the first `count` reels. */
export function linePay(symbol: string, count: number): number {
  return isPaid(symbol) ? (paytable[symbol][count - 3] ?? 0) : 0
}

/**
 * The wins of a grid (`grid[reel][row]`) for a bet in minor units, spread over all lines. Amounts are whole
 * minor units; what a bet does not divide evenly is rounded down, line by line.
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
