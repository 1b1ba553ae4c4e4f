import { Readable } from 'node:stream'
import t from 'tap'
import { readTap } from '#scripts/test/read-tap.mjs'

type FileResult = Parameters<Parameters<typeof readTap>[1]>[0]

/** Reads what the runner writes; the texts below are as it wrote them. */
async function read(...lines: string[]): Promise<FileResult[]> {
  const files: FileResult[] = []
  const text = ['TAP version 14', ...lines, ''].join('\n')
  await readTap(Readable.from([text]), (file) => files.push(file))
  return files
}

const tallyOf = async (...lines: string[]) => (await read(...lines)).map(({ tally }) => ({ ...tally }))

t.test('a file without blocks is one test', async (t) => {
  t.strictSame(
    await tallyOf(
      '# Subtest: tests/a.test.ts',
      '    ok 1 - should be equal',
      '    ok 2 - should be equal',
      '    1..2',
      'ok 1 - tests/a.test.ts # time=4.1ms',
      '',
      '1..1',
    ),
    [{ passed: 1, failed: 0, skipped: 0 }],
  )
})

t.test('a block without blocks inside is one test', async (t) => {
  const [file] = await read(
    '# Subtest: tests/a.test.ts',
    '    # Subtest: one',
    '        ok 1 - should be equal',
    '        ok 2 - should be equal',
    '        1..2',
    '    ok 1 - one # time=6.0ms',
    '    ',
    '    # Subtest: two',
    '        # Subtest: inner',
    '            not ok 1 - should be equal',
    '              ---',
    '              compare: ===',
    '              ...',
    '            ',
    '            1..1',
    '        not ok 1 - inner # time=19.5ms',
    '        ',
    '        # Subtest: inner ok',
    '            ok 1 - should be equal',
    '            1..1',
    '        ok 2 - inner ok # time=0.8ms',
    '        ',
    '        1..2',
    '    not ok 2 - two # time=25.4ms',
    '    ',
    '    ok 3 - left out # SKIP why',
    '    1..3',
    'not ok 1 - tests/a.test.ts # time=43.3ms',
    '1..1',
  )
  t.match(file, { name: 'tests/a.test.ts', tally: { passed: 2, failed: 1, skipped: 1 } })
  t.match(file?.failures, [{ name: 'two > inner > should be equal', diagnostics: { compare: '===' } }])
  t.equal(file?.failures.length, 1)
  t.strictSame(file?.skips, [{ name: 'left out', reason: 'why' }])
})

t.test('a file says what its process took, and what of it is counted nowhere else', async (t) => {
  const lines = (...more: string[]) => [
    '# Subtest: tests/a.test.ts',
    '    ok 1 - should be equal',
    '    1..1',
    ...more,
    'ok 1 - tests/a.test.ts # time=4.1ms',
    '',
    '1..1',
  ]
  const [file] = await read(...lines('    # cpu: 12.34, and 5.60 that nobody waited for'))
  t.strictSame(file?.cpu, { seconds: 12.34, lostSeconds: 5.6 })
  const [silent] = await read(...lines())
  t.equal(silent?.cpu, undefined)
})

t.test('a stray error beside the blocks is one failure more', async (t) => {
  t.strictSame(
    await tallyOf(
      '# Subtest: tests/a.test.ts',
      '    # Subtest: fine',
      '        ok 1 - should be equal',
      '        1..1',
      '    ok 1 - fine # time=2.8ms',
      '    ',
      '    not ok 2 - late',
      '      ---',
      '      tapCaught: uncaughtException',
      '      ...',
      '    ',
      '    1..2',
      'not ok 1 - tests/a.test.ts # time=33.6ms',
      '1..1',
    ),
    [{ passed: 1, failed: 1, skipped: 0 }],
  )
})

t.test('a file that ends badly after its blocks has failed', async (t) => {
  const [file] = await read(
    '# Subtest: tests/a.test.ts',
    '    # Subtest: fine',
    '        ok 1 - should be equal',
    '        1..1',
    '    ok 1 - fine # time=2.8ms',
    '    1..1',
    'not ok 1 - tests/a.test.ts # time=33.6ms',
    '  ---',
    '  exitCode: 1',
    '  ...',
    '1..1',
  )
  t.match(file, { tally: { passed: 1, failed: 1 }, failures: [{ diagnostics: { exitCode: 1 } }] })
})

t.test('a file without tests has failed, crashed or not', async (t) => {
  const empty = ['# Subtest: tests/a.test.ts', '    1..0 # no tests found']
  t.strictSame(await tallyOf(...empty, 'not ok 1 - tests/a.test.ts # time=3ms', '1..1'), [
    { passed: 0, failed: 1, skipped: 0 },
  ])
  t.strictSame(await tallyOf(...empty, 'ok 1 - tests/a.test.ts # SKIP no tests found', '1..1'), [
    { passed: 0, failed: 1, skipped: 0 },
  ])
})

t.test('each file is told of, in its order', async (t) => {
  const file = (index: number, name: string) => [
    `# Subtest: ${name}`,
    '    ok 1 - fine',
    '    1..1',
    `ok ${index} - ${name} # time=1ms`,
    '',
  ]
  const files = await read(...file(1, 'tests/a.test.ts'), ...file(2, 'tests/b.test.ts'), '1..2')
  t.strictSame(
    files.map(({ name }) => name),
    ['tests/a.test.ts', 'tests/b.test.ts'],
  )
})

t.test('nothing at all is no file', async (t) => {
  t.strictSame(await read(), [])
  t.strictSame(await read('1..0 # no tests found'), [])
})
