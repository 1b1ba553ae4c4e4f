import t from 'tap'
import {
  linePay,
  paylines,
  paytable,
  reelCount,
  reelStrips,
  returnToPlayer,
  rowCount,
  type SlotSymbol,
  settle,
  slotSymbols,
  spinReels,
} from '#demo-games/games/slot/slot-rules.ts'

/** A grid from its visible rows, with the symbols separated by spaces. */
function gridOf(...rows: string[]): string[][] {
  const cells = rows.map((row) => row.split(' '))
  return Array.from({ length: reelCount }, (_, reel) => cells.map((row) => row[reel] ?? ''))
}

/** The probability of each symbol in any row of a reel. */
const probabilities = reelStrips.map(
  (strip) =>
    new Map(
      slotSymbols.map(
        (symbol) => [symbol, strip.filter((other) => other === symbol).length / strip.length] as const,
      ),
    ),
)

/** The expected payout of one line in bets per line, over every combination of symbols. */
function expectedLinePay(line: SlotSymbol[] = [], probability = 1): number {
  if (line.length === reelCount) {
    const row = line.map((symbol) => ['cherry', symbol, 'cherry'])
    const paid = settle(row, paylines.length).wins.find((win) => win.line === 0)
    return probability * Number(paid?.amountMinor ?? 0n)
  }
  return slotSymbols.reduce((sum, symbol) => {
    const next = probabilities[line.length]?.get(symbol) ?? 0
    return next === 0 ? sum : sum + expectedLinePay([...line, symbol], probability * next)
  }, 0)
}

t.test('the return to player is exact', async (t) => {
  const exact = expectedLinePay()
  t.equal(Math.round(exact * 10_000) / 10_000, returnToPlayer)
  t.ok(exact > 0.94 && exact < 0.97, String(exact))
})

t.test('paylines are distinct and on the grid', async (t) => {
  t.ok(paylines.length >= 5)
  t.equal(new Set(paylines.map(String)).size, paylines.length)
  for (const rows of paylines)
    t.ok(rows.length === reelCount && rows.every((row) => row >= 0 && row < rowCount))
})

t.test('a spin shows three neighboring symbols of each strip', async (t) => {
  t.same(
    spinReels(() => 0),
    reelStrips.map((strip) => strip.slice(0, 3)),
  )
  t.same(
    spinReels(() => 0.999999),
    reelStrips.map((strip) => [strip.at(-1), strip[0], strip[1]]),
  )
})

t.test('a grid without three in a row loses', async (t) => {
  const grid = gridOf(
    'cherry lemon plum bell gem',
    'seven crown clover lemon plum',
    'lemon cherry bell seven crown',
  )
  t.same(settle(grid, 1000), { wins: [], winMinor: 0n })
})

t.test('three in a row pay from the left only', async (t) => {
  const left = gridOf(
    'cherry lemon plum bell gem',
    'seven seven seven lemon plum',
    'lemon cherry bell clover crown',
  )
  t.same(settle(left, 1000), {
    wins: [{ line: 0, symbol: 'seven', count: 3, amountMinor: 7500n }],
    winMinor: 7500n,
  })
  const right = gridOf(
    'cherry lemon plum bell gem',
    'plum lemon seven seven seven',
    'lemon cherry bell clover crown',
  )
  t.equal(settle(right, 1000).winMinor, 0n)
})

t.test('a wild extends a run and has no payout of its own', async (t) => {
  const grid = gridOf(
    'cherry lemon plum bell gem',
    'gem wild gem wild plum',
    'lemon cherry bell clover crown',
  )
  const { wins, winMinor } = settle(grid, 1000n)
  t.match(wins[0], { line: 0, symbol: 'gem', count: 4, amountMinor: 12000n })
  t.equal(
    winMinor,
    wins.reduce((sum, win) => sum + win.amountMinor, 0n),
  )
  t.equal(linePay('wild', 5), 0)
  t.notOk(reelStrips[0]?.includes('wild') || reelStrips[4]?.includes('wild'))
})

t.test('a full screen pays on every line', async (t) => {
  const row = 'cherry cherry cherry cherry cherry'
  const { wins, winMinor } = settle(gridOf(row, row, row), 500)
  t.equal(wins.length, paylines.length)
  t.equal(winMinor, 500n * BigInt(paytable.cherry[2]))
})

t.test('odd bets are rounded down to whole minor units', async (t) => {
  const grid = gridOf(
    'cherry bell plum bell gem',
    'lemon lemon lemon seven plum',
    'crown cherry bell clover crown',
  )
  t.equal(settle(grid, 7).winMinor, 6n, '7 × 9 / 10')
  t.equal(settle(grid, 0).winMinor, 0n)
})

t.test('a longer run always pays more', async (t) => {
  for (const [symbol, [three, four, five]] of Object.entries(paytable))
    t.ok(three < four && four < five, symbol)
})
