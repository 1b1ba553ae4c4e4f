import { reelStrips, type SlotSymbol, symbols, winsOf } from '#demo-games/games/slot.ts'

const names = Object.keys(symbols) as SlotSymbol[]

/** The probability of each symbol in any row of a reel. */
const probabilities = reelStrips.map(
  (strip) =>
    new Map(
      names.map((name) => [name, strip.filter((other) => other === name).length / strip.length] as const),
    ),
)

/** The expected payout of one line in bets per line, over every combination of symbols. */
function expectedLinePay(line: SlotSymbol[] = [], probability = 1): number {
  if (line.length === reelStrips.length) {
    const grid = line.map((symbol) => ['cherry', symbol, 'cherry'] as const)
    return probability * (winsOf(grid).find((win) => win.line === 0)?.pays ?? 0)
  }
  return names.reduce((sum, symbol) => {
    const next = probabilities[line.length]?.get(symbol) ?? 0
    return next === 0 ? sum : sum + expectedLinePay([...line, symbol], probability * next)
  }, 0)
}

/** The share of all bets that the slot pays back: every line is worth the same, and has a tenth of the bet. */
export const exactReturn = (): number => expectedLinePay()
