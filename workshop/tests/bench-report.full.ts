import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { readCheckout } from '#workshop/bench/checkouts.mjs'
import { median } from '#workshop/bench/figures.mjs'
import { readOptions } from '#workshop/bench/options.mjs'
import { comparisonTable, resultTable, writeTable } from '#workshop/bench/report.mjs'

const atLeastHalf = { limit: 'at least', value: 0.5 } as const

t.test('a figure is the median of its runs, whatever the best one is', async (t) => {
  t.equal(median([9, 0.4, 0.3, 0.4, 8]), 0.4)
  t.equal(median([4, 1, 2, 3]), 2.5)
  const result = { work: 'games', unit: '× rival', goal: atLeastHalf, figures: [[9, 0.4, 0.3, 0.4, 8]] }
  t.match(resultTable([result]), '| games | at least 0.50 × rival | 0.40 × rival | 0.30 to 9 | no |')
})

t.test('a row that was not measured says why', async (t) => {
  const row = { work: 'memory', unit: 'MB', goal: { limit: 'under', value: 140 } as const }
  t.match(
    resultTable([{ ...row, missing: 'no proxy' }]),
    '| memory | under 140 MB | not measured: no proxy | – | – |',
  )
  t.match(
    resultTable([{ ...row, figures: [[100, Number.NaN]] }]),
    'not measured: not available on this system',
  )
  t.match(resultTable([{ ...row, figures: [[]] }]), 'not measured')
})

t.test('checkouts are compared round by round', async (t) => {
  const checkouts = ['ours', 'before'].map((name) => ({ name, folder: '', serve: '' }))
  const figures = [
    [10, 20, 90],
    [20, 20, 30],
  ]
  const text = comparisonTable(checkouts, [
    { work: 'games', unit: 'requests/s', figures, comparesOnly: true },
  ])
  t.match(text, '| work | before | ours | ours ÷ before |')
  t.match(text, '| games, requests/s | 20 (20 to 30) | 20 (10 to 90) | 1 (0.50 to 3) |')
  t.notMatch(resultTable([{ work: 'games', unit: 'requests/s', figures, comparesOnly: true }]), 'games')
})

t.test('the table replaces the last one and leaves the rest of the page', async (t) => {
  const page = '# A\n<!-- table: written by npm run bench -->\nold\n<!-- end of the table -->\nend\n'
  const file = join(t.testdir({ 'page.md': page }), 'page.md')
  writeTable(file, 'new', 'today')
  t.equal(readFileSync(file, 'utf8'), page.replace('old', 'today\n\nnew'))
})

t.test('only a whole run of one checkout is documented', async (t) => {
  t.equal(readOptions([]).isWhole, true)
  t.equal(readOptions(['--long']).isWhole, true)
  for (const args of [['--quick'], ['--rows', 'games'], ['--against', 'elsewhere']]) {
    t.equal(readOptions(args).isWhole, false, args.join(' '))
  }
  t.throws(() => readOptions(['--rows', 'games,tea']), { message: /There is no row tea; there are startup/ })
  t.throws(() => readOptions(['--fast']), { message: /--fast/ })
  for (const args of [[], ['--quick']]) {
    const { rounds, runs } = readOptions(args).scale
    t.ok(rounds >= 5 && runs >= 5, 'a median is one of at least five')
  }
})

t.test('a checkout is started by its own npm run serve', async (t) => {
  const folder = t.testdir({ node_modules: { '.bin': { node: '' } }, 'package.json': '{}' })
  t.throws(() => readCheckout('other', folder), { message: /packages\/web\/dist/ })
  mkdirSync(join(folder, 'packages/web/dist'), { recursive: true })
  t.throws(() => readCheckout('other', folder), { message: /exec node/ })
  const serve = 'A=1 exec node --import ./x.mjs main.ts'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { serve } }))
  t.equal(readCheckout('other', folder).serve, serve)
  writeFileSync(join(folder, '.env'), 'REDIS_URL=')
  t.throws(() => readCheckout('other', folder), { message: /\.env changes/ })
})
