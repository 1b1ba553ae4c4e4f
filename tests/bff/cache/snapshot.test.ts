import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { createSnapshot, type SnapshotOptions } from '#bff/cache/snapshot.ts'
import type { SnapshotEntry, SnapshotEvent } from '#bff/cache/snapshot-format.ts'
import { manualClock } from './manual-clock.ts'

const day = 86_400_000
const wallClock = Date.UTC(2030, 0, 1)

function testSnapshot(directory: string, options: Partial<SnapshotOptions> = {}) {
  const clock = manualClock()
  const events: SnapshotEvent[] = []
  const snapshot = createSnapshot({
    directory,
    maxBytes: 1_000_000,
    pauseMs: 5000,
    now: () => wallClock,
    clock,
    onEvent: (event) => events.push(event),
    ...options,
  })
  return { snapshot, clock, events }
}

function entry(host: string, value: unknown = { site: { name: `${host}\u2028\n"名` } }): SnapshotEntry {
  return { host, kind: 'startup', name: '', value, bytes: 100, ageMs: 1000 }
}

const fileOf = (directory: string) => join(directory, 'last-known-good.jsonl')

async function saved(directory: string, entries: SnapshotEntry[], options?: Partial<SnapshotOptions>) {
  const { snapshot, events } = testSnapshot(directory, options)
  snapshot.save(() => entries)
  await snapshot.flush()
  return events
}

t.test('a process loads what an earlier one saved, with its current age', async (t) => {
  const directory = join(t.testdir(), 'made', 'when', 'missing')
  const entries = Array.from({ length: 2000 }, (_, number) => entry(`brand-${number}.example`))
  t.match(await saved(directory, entries), [{ type: 'saved', entries: 2000, complete: true }])
  t.same(await readdir(directory), ['last-known-good.jsonl'], 'nothing else is left there')
  t.equal((await stat(fileOf(directory))).mode & 0o777, 0o600)

  const { snapshot, events } = testSnapshot(directory, { now: () => wallClock + day })
  t.same(
    await snapshot.load(),
    entries.map((each) => ({ ...each, ageMs: 1000 + day })),
  )
  t.same(events, [{ type: 'loaded', entries: 2000 }])
})

t.test('ages are not negative after the wall clock was set back', async (t) => {
  const directory = t.testdir()
  await saved(directory, [entry('lucky.example')])
  const { snapshot } = testSnapshot(directory, { now: () => wallClock - day })
  t.match(await snapshot.load(), [{ ageMs: 0 }])
})

t.test('a first start loads nothing and emits no event', async (t) => {
  const { snapshot, events } = testSnapshot(join(t.testdir(), 'not there yet'))
  t.same(await snapshot.load(), [])
  t.same(events, [])
})

t.test('a damaged file is ignored', async (t) => {
  const damages: Record<string, [reason: string, damage: (path: string, text: string) => Promise<unknown>]> =
    {
      empty: ['broken', (path) => writeFile(path, '')],
      garbage: ['broken', (path) => writeFile(path, Buffer.from([0, 255, 254, 10, 10]))],
      'cut in a line': ['broken', (path, text) => truncate(path, Buffer.byteLength(text) - 200)],
      'cut after a line': ['broken', (path, text) => writeFile(path, text.slice(0, text.lastIndexOf('{')))],
      'one letter changed': ['broken', (path, text) => writeFile(path, text.replace('Lucky', 'Lacky'))],
      'a line more': ['broken', (path, text) => writeFile(path, `${text}{}\n`)],
      'another version': [
        'otherVersion',
        (path, text) => writeFile(path, text.replace('"version":1', '"version":0')),
      ],
      'a directory in its place': ['unreadable', async (path) => rm(path).then(() => mkdir(path))],
    }
  for (const [name, [reason, damage]] of Object.entries(damages)) {
    const directory = t.testdir()
    await saved(directory, [entry('lucky.example', 'Lucky'), entry('royal.example')])
    await damage(fileOf(directory), await readFile(fileOf(directory), 'utf8'))
    const { snapshot, events } = testSnapshot(directory)
    t.same(await snapshot.load(), [], name)
    t.same(events, [{ type: 'ignored', reason }], name)
  }
})

t.test('the size is bounded when writing and reading, and recently used values are kept', async (t) => {
  const directory = t.testdir()
  const entries = Array.from({ length: 100 }, (_, number) => entry(`brand-${number}.example`))
  const [event] = await saved(directory, entries, { maxBytes: 2000 })
  t.match(event, { type: 'saved', complete: false })
  const { size } = await stat(fileOf(directory))
  t.ok(size <= 2000 && size > 1500)
  t.match(event, { bytes: size })
  const kept = await testSnapshot(directory).snapshot.load()
  t.same(kept, entries.slice(0, kept.length))

  const { snapshot, events } = testSnapshot(directory, { maxBytes: size - 1 })
  t.same(await snapshot.load(), [])
  t.same(events, [{ type: 'ignored', reason: 'tooLarge' }])
})

t.test('many changes cause one write, and the next write is delayed', async (t) => {
  const { snapshot, clock, events } = testSnapshot(t.testdir())
  let asked = 0
  const change = () =>
    snapshot.save(() => {
      asked++
      return [entry('lucky.example')]
    })
  for (let number = 0; number < 100; number++) change()
  await clock.advance(4999)
  t.equal(asked, 0)
  await clock.advance(1)
  t.equal(asked, 1)
  await snapshot.flush()
  t.equal(events.length, 1)
  t.equal(clock.waiting, 0, 'nothing is outstanding')

  change()
  await snapshot.flush()
  t.equal(asked, 2, 'a flush writes what is outstanding')
  t.equal(clock.waiting, 0)
})

t.test('writing takes no more than a twentieth of the time', async (t) => {
  const { snapshot, clock } = testSnapshot(t.testdir())
  let asked = 0
  // A collection that takes a second, as the clock sees it.
  const slow = function* () {
    asked++
    void clock.advance(1000)
    yield entry('lucky.example')
  }
  snapshot.save(slow)
  await clock.advance(5000)
  await snapshot.flush()
  snapshot.save(slow)
  await clock.advance(19_000)
  t.equal(clock.waiting, 1, 'a second of writing, twenty of pause')
  await clock.advance(1000)
  t.equal(clock.waiting, 0)
  await snapshot.flush()
  t.equal(asked, 2)
})

t.test('a failing disk is reported once, and so is its recovery', async (t) => {
  const parent = t.testdir({ 'in the way': 'a file where the directory should be' })
  const directory = join(parent, 'in the way')
  const { snapshot, events } = testSnapshot(directory)
  for (let round = 0; round < 3; round++) {
    snapshot.save(() => [entry('lucky.example')])
    await snapshot.flush()
  }
  t.equal(events.length, 1)
  t.match(events, [{ type: 'failing', error: { code: 'EEXIST' } }])

  await rm(directory)
  await snapshot.flush()
  t.match(
    events.slice(1),
    [{ type: 'recovered' }, { type: 'saved', entries: 1 }],
    'what was refused is not lost',
  )
})

t.test('a failed write leaves the last good file and nothing else', async (t) => {
  const directory = t.testdir()
  await saved(directory, [entry('lucky.example')])
  const before = await readFile(fileOf(directory), 'utf8')
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  t.match(await saved(directory, [entry('royal.example'), entry('broken.example', cyclic)]), [
    { type: 'failing' },
  ])
  t.equal(await readFile(fileOf(directory), 'utf8'), before)
  t.same(await readdir(directory), ['last-known-good.jsonl'])
})

t.test('temporary files of killed writers are removed, those of active writers are not', async (t) => {
  const directory = t.testdir({
    'last-known-good.jsonl.1.partial': 'killed',
    'last-known-good.jsonl.2.partial': 'at work',
    'theirs.partial': 'not ours',
  })
  await saved(directory, [entry('lucky.example')])
  const at = (ms: number) => new Date(wallClock - ms)
  await utimes(join(directory, 'last-known-good.jsonl.1.partial'), at(day), at(day))
  await utimes(join(directory, 'last-known-good.jsonl.2.partial'), at(1000), at(1000))
  await utimes(join(directory, 'theirs.partial'), at(day), at(day))
  t.equal((await testSnapshot(directory).snapshot.load()).length, 1)
  t.same((await readdir(directory)).sort(), [
    'last-known-good.jsonl',
    'last-known-good.jsonl.2.partial',
    'theirs.partial',
  ])
})

const smallDisk = await mkdtemp(join(tmpdir(), 'snapshot-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', smallDisk]).status === 0

t.teardown(async () => {
  if (mounted) spawnSync('umount', [smallDisk])
  await rm(smallDisk, { recursive: true })
})

t.test('a full disk', { skip: !mounted && 'only root may mount a small disk' }, async (t) => {
  const directory = join(smallDisk, 'snapshot')
  const { snapshot, events } = testSnapshot(directory)
  const small = [entry('lucky.example')]
  const large = [...small, entry('royal.example', 'x'.repeat(100_000))]
  for (const entries of [small, large, large, small]) {
    snapshot.save(() => entries)
    await snapshot.flush()
    t.same(await testSnapshot(directory).snapshot.load(), small, 'the last that fitted is there')
    t.same(await readdir(directory), ['last-known-good.jsonl'])
  }
  t.match(events, [
    { type: 'saved' },
    { type: 'failing', error: { code: 'ENOSPC' } },
    { type: 'recovered' },
    { type: 'saved' },
  ])
})
