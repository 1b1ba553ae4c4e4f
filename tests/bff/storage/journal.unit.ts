import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { JournalEvent } from '#bff/storage/journal.ts'
import { Journal } from '#bff/storage/journal.ts'
import type { JournalEntry } from '#bff/storage/journal-file.ts'
import { until } from '../../support/until.ts'

const later = Date.now() + 3_600_000
const entry = (key: string, value: unknown = 1, until = later): JournalEntry => ({ key, until, value })

async function openDirectory(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-journal-'))
  t.teardown(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** A process, as far as its journal goes: what it found, what it keeps, and what the journal told. */
async function start(t: Test, file: string, now = Date.now) {
  const events: JournalEvent[] = []
  const journal = new Journal({ file, now, retryMs: 10, onEvent: (event) => events.push(event) })
  const kept = new Map<string, JournalEntry>()
  const found: string[] = []
  await journal.open({
    restore(entries) {
      for (const each of entries) {
        found.push(each.key)
        kept.set(each.key, each)
      }
    },
    entries: () => kept.values(),
  })
  t.teardown(() => journal.close())
  return {
    journal,
    events,
    found,
    kept,
    types: () => events.map(({ type }) => type),
    add(added: JournalEntry): Promise<boolean> {
      kept.set(added.key, added)
      return journal.append(added)
    },
  }
}

t.test('what was appended is on the disk before the promise resolves', async (t) => {
  const file = join(await openDirectory(t), 'below', 'a.journal')
  const first = await start(t, file)
  t.strictSame(await Promise.all([first.add(entry('a')), first.add(entry('b')), first.add(entry('a', 2))]), [
    true,
    true,
    true,
  ])
  const second = await start(t, file)
  t.strictSame(second.found, ['b', 'a'], 'the latest entry of a key counts')
  t.equal(second.kept.get('a')?.value, 2)
  t.strictSame(second.types(), ['loaded'])
  t.equal((await stat(file)).mode & 0o077, 0, 'nobody else may read it')
})

t.test('what is over or was removed is forgotten', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  const clock = { at: 1000 }
  const now = () => clock.at
  const first = await start(t, file, now)
  await first.add(entry('short', 1, 2000))
  await first.add(entry('long', 1, 3000))
  await first.add(entry('removed', 1, 3000))
  first.kept.delete('removed')
  await first.journal.append({ key: 'removed', until: 0, value: null })
  clock.at = 2000
  t.strictSame((await start(t, file, now)).found, ['long'])
  t.notMatch(await readFile(file, 'utf8'), 'short', 'a start writes the file anew')
})

t.test('a damaged line is skipped and told, the others count', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  const first = await start(t, file)
  for (const key of ['a', 'b', 'c']) await first.add(entry(key))
  const [a = '', b = '', c = ''] = (await readFile(file, 'utf8')).split('\n')
  const damaged = [
    a,
    b.replace('"b"', '"x"'),
    '',
    'nonsense',
    c.replace(/^1/, '9'),
    '1 00000000 {}',
    c.slice(0, 30),
  ]
  await writeFile(file, damaged.join('\n'))
  const second = await start(t, file)
  t.strictSame(second.found, ['a'])
  t.match(second.events, [
    { type: 'damaged', lines: 6 },
    { type: 'loaded', entries: 1 },
  ])
  await second.add(entry('d'))
  const third = await start(t, file)
  t.strictSame(third.found, ['a', 'd'], 'what follows a line that was cut short is whole')
  t.strictSame(third.types(), ['loaded'])
})

t.test('a file full of foreign bytes is no reason not to start', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  await writeFile(file, Buffer.alloc(100_000, 0xfe))
  const { found, add, types } = await start(t, file)
  t.strictSame(found, [])
  t.strictSame(types(), ['damaged'])
  t.ok(await add(entry('a')))
})

t.test('the file does not outgrow what is live', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  const { add } = await start(t, file)
  const filling = 'x'.repeat(60_000)
  for (let i = 0; i < 60; i++) await add(entry('the same', `${i} ${filling}`))
  t.ok((await stat(file)).size < 1.2e6, '3.6 MB were written')
  t.match(await readFile(file, 'utf8'), '59 x')
  t.strictSame((await start(t, file)).found, ['the same'])
})

t.test('a file that is deleted while the process runs is written anew', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  const { add } = await start(t, file)
  await add(entry('before'))
  await rm(file)
  t.ok(await add(entry('after')))
  t.strictSame((await start(t, file)).found, ['before', 'after'])
})

t.test(
  'without a usable directory it carries on, tells it once, and writes everything when there is one',
  async (t) => {
    const directory = await openDirectory(t)
    const blocked = join(directory, 'blocked')
    await writeFile(blocked, '')
    const file = join(blocked, 'a.journal')
    const { add, types } = await start(t, file)
    t.strictSame([await add(entry('a')), await add(entry('b'))], [false, false])
    t.strictSame(
      types().filter((type) => type !== 'unreadable'),
      ['failing', 'unsaved', 'unsaved'],
    )
    await rm(blocked)
    await until('it is written', () => types().includes('recovered'))
    t.ok(await add(entry('c')))
    t.strictSame((await start(t, file)).found, ['a', 'b', 'c'])
    t.strictSame(await readdir(blocked), ['a.journal'], 'no temporary file is left')
  },
)

t.test('what a crash cut short is not continued by the next entry', async (t) => {
  const file = join(await openDirectory(t), 'a.journal')
  await (await start(t, file)).add(entry('a'))
  await appendFile(file, '1 1234')
  const second = await start(t, file)
  await second.add(entry('b'))
  t.strictSame((await start(t, file)).found, ['a', 'b'])
})
