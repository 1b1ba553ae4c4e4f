import t from 'tap'
import { paylines, reelStrips, type SlotSymbol, spinReels, symbols, winsOf } from '#demo-games/games/slot.ts'

/** A grid from its visible rows, with the symbols separated by spaces. */
function gridOf(...rows: string[]): SlotSymbol[][] {
  const cells = rows.map((row) => row.split(' ') as SlotSymbol[])
  return reelStrips.map((_, reel) => cells.map((row) => row[reel] ?? 'cherry'))
}

t.test('paylines are distinct and on the grid', async (t) => {
  t.equal(new Set(paylines.map(String)).size, paylines.length)
  for (const rows of paylines)
    t.ok(rows.length === reelStrips.length && rows.every((row) => row >= 0 && row < 3))
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
  t.same(winsOf(grid), [])
})

t.test('three in a row pay from the left only', async (t) => {
  const left = gridOf(
    'cherry lemon plum bell gem',
    'seven seven seven lemon plum',
    'lemon cherry bell clover crown',
  )
  t.same(winsOf(left), [{ line: 0, symbol: 'seven', count: 3, pays: 75 }])
  const right = gridOf(
    'cherry lemon plum bell gem',
    'plum lemon seven seven seven',
    'lemon cherry bell clover crown',
  )
  t.same(winsOf(right), [])
})

t.test('a wild extends a run and has no payout of its own', async (t) => {
  const grid = gridOf(
    'cherry lemon plum bell gem',
    'gem wild gem wild plum',
    'lemon cherry bell clover crown',
  )
  t.match(winsOf(grid)[0], { line: 0, symbol: 'gem', count: 4, pays: 120 })
  t.same(symbols.wild.pays, [0, 0, 0])
  t.notOk(reelStrips[0]?.includes('wild') || reelStrips[4]?.includes('wild'))
})

t.test('a full screen pays on every line', async (t) => {
  const row = 'cherry cherry cherry cherry cherry'
  t.same(
    winsOf(gridOf(row, row, row)).map(({ pays }) => pays),
    paylines.map(() => symbols.cherry.pays[2]),
  )
})

t.test('a longer run always pays more', async (t) => {
  for (const [symbol, { pays }] of Object.entries(symbols))
    if (symbol !== 'wild') t.ok(pays[0] < pays[1] && pays[1] < pays[2], symbol)
})
