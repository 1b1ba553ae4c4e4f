import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { mostVersions } from '#bff/templates/history.ts'
import { openReleases } from '#bff/templates/releases.ts'
import { openTemplates } from '#bff/templates/templates.ts'
import { openFolder } from '../../support/open-folder.ts'
import { until } from '../../support/until.ts'
import { type ManualClock, manualClock } from '../cache/manual-clock.ts'

const noFaults = () => []
const secondMs = 1000
const minuteMs = 60 * secondMs
const harbour = (breakpoint: number): TemplateFile => ({
  ...templates.template3,
  code: 'harbour',
  breakpoint,
})
const order = { mayReplace: true, by: 'maria', note: undefined, from: undefined }
const fileOf = (directory: string) => join(directory, 'harbour.template.json')
const widthIn = (directory: string) => JSON.parse(readFileSync(fileOf(directory), 'utf8')).breakpoint
const widthOf = (value: unknown) => (value as TemplateFile).breakpoint

/** A gateway's templates over a directory, with what it logs. */
function open(directory: string, clock = manualClock()) {
  const notices: { event: string; values: unknown }[] = []
  const log = { notice: (_level: string, event: string, values: unknown) => notices.push({ event, values }) }
  const opened = openTemplates(directory, noFaults, log as never, clock)
  return { clock, notices, ...opened, width: () => opened.all().get('harbour')?.breakpoint }
}

/** Moves the clock of some gateways; each has looked at the disk whenever it wanted to. */
async function pass(clock: ManualClock, ms: number, gateways = 1) {
  for (let passed = 0; passed < ms; passed += secondMs) {
    await clock.advance(secondMs)
    await until('all wait again', () => clock.waiting === gateways)
  }
}

t.test('each save is a version with who, when and why, and what is kept has bounds', async (t) => {
  const directory = openFolder(t)
  const releases = openReleases(directory, noFaults, () => Date.parse('2026-11-27T10:00:00Z'))
  t.same(await releases.save(harbour(700), { ...order, mayReplace: false, note: 'First' }), { number: 1 })
  t.match(await releases.save(harbour(701), { ...order, mayReplace: false }), {
    error: 'code: harbour is there already',
  })
  const numbers = await Promise.all(
    Array.from({ length: mostVersions + 4 }, (_, at) => releases.save(harbour(800 + at), order)),
  )
  t.match(numbers.at(-1), { number: mostVersions + 5 }, 'orders at once follow each other')
  const { versions } = await releases.list('harbour')
  t.equal(versions.length, mostVersions)
  t.match(versions[0], { number: 55, by: 'maria', from: '2026-11-27T10:00:00.000Z' })
  t.equal(versions.at(-1)?.number, 6)
  t.equal(widthOf(versions[0]?.template), widthIn(directory))
  t.same(
    readdirSync(join(directory, 'history/harbour')).filter((name) => !/^\d+\.json$/.test(name)),
    [],
    'no temporary file is left',
  )
})

t.test('replicas that save at once over one directory give each version a number of its own', async (t) => {
  const directory = openFolder(t)
  const replicas = [1, 2].map(() => openReleases(directory, noFaults))
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, at) => replicas[at % 2]?.save(harbour(700 + at), order)),
  )
  const numbers = saved.map((one) => (one && 'number' in one ? one.number : undefined))
  t.same(new Set(numbers).size, 20)
  const { versions } = await openReleases(directory, noFaults).list('harbour')
  const widths = new Set(versions.map(({ template }) => widthOf(template)))
  for (let at = 0; at < 20; at += 1) t.ok(widths.has(700 + at), `the one of ${700 + at} px is kept`)
})

t.test('what was put into the file by hand is a version before something else holds', async (t) => {
  const directory = openFolder(t, { 'harbour.template.json': JSON.stringify(harbour(650)) })
  const releases = openReleases(directory, noFaults)
  await releases.save(harbour(700), order)
  await releases.save(harbour(710), order)
  writeFileSync(fileOf(directory), JSON.stringify(harbour(999)))
  await releases.save(harbour(720), order)
  const { versions } = await releases.list('harbour')
  t.same(
    versions.map(({ template, note }) => [widthOf(template), note]),
    [
      [720, undefined],
      [999, 'Found in its file'],
      [710, undefined],
      [700, undefined],
      [650, 'Found in its file'],
    ],
  )
})

t.test('a release holds from its time on, on every replica, without a purge', async (t) => {
  const directory = openFolder(t)
  const one = open(directory)
  await one.releases.save(harbour(700), order)
  one.purge({})
  const other = open(directory, one.clock)
  t.teardown(one.close)
  t.teardown(other.close)
  const from = one.clock.now() + 90 * minuteMs
  t.match(await one.releases.save(harbour(800), { ...order, from }), { from: /^1970-/ })
  t.match(await one.releases.save(harbour(801), { ...order, from }), {
    error: /^from: another release of harbour/,
  })
  t.match(await one.releases.save(harbour(801), { ...order, from: one.clock.now() }), {
    error: /^from: is over/,
  })
  one.purge({})

  // The other one is told of nothing, and looks by itself.
  await pass(one.clock, 89 * minuteMs, 2)
  t.same([one.width(), other.width(), widthIn(directory)], [700, 700, 700])
  const version = other.version()
  await pass(one.clock, minuteMs, 2)
  t.same([one.width(), other.width()], [800, 800])
  t.equal(widthIn(directory), 700, 'the file waits until every replica has looked')
  t.equal(other.version(), version + 1, 'its pages are made anew, once')
  t.match(other.notices.at(-1), { event: 'templateReleased', values: { code: 'harbour' } })
  t.match((await one.releases.list('harbour')).versions, [{ number: 2, by: 'maria' }, { number: 1 }])

  await pass(one.clock, 4 * minuteMs, 2)
  t.equal(widthIn(directory), 800, 'and then it is in the file')
  t.match((await other.releases.list('harbour')).versions, [{ number: 2 }, { number: 1 }])
  t.same((await other.releases.list('harbour')).versions.length, 2, 'one version, whoever moved it')
  t.same(readdirSync(join(directory, 'scheduled')), [])
  t.equal(other.version(), version + 1)
})

t.test('a replica whose clock is behind gets what has been saved since', async (t) => {
  const directory = openFolder(t)
  const one = open(directory)
  const late = open(directory)
  t.teardown(one.close)
  t.teardown(late.close)
  await one.releases.save(harbour(700), order)
  await one.releases.save(harbour(800), { ...order, from: 90_000 })
  one.purge({})
  late.purge({})
  await pass(one.clock, 2 * minuteMs)
  await one.releases.save(harbour(900), order)
  t.same(readdirSync(join(directory, 'scheduled')), [])
  t.equal(late.width(), 700)
  await pass(late.clock, 2 * minuteMs)
  t.equal(late.width(), 900)
})

t.test('a gateway that was down at that time starts with it', async (t) => {
  const directory = openFolder(t)
  const before = openReleases(directory, noFaults, () => 1000)
  await before.save(harbour(700), { ...order, by: undefined })
  for (const [from, breakpoint] of [
    [60_000, 800],
    [90_000, 900],
    [9_000_000, 1000],
  ] as const)
    await before.save(harbour(breakpoint), { ...order, from })
  const clock = manualClock()
  await clock.advance(3_600_000)
  const started = open(directory, clock)
  t.teardown(started.close)
  t.equal(started.width(), 900, 'the last that has come')
  await started.releases.settle()
  t.equal(widthIn(directory), 900)
  const { versions, scheduled } = await started.releases.list('harbour')
  t.same(
    versions.map(({ number, template }) => [number, widthOf(template)]),
    [
      [3, 900],
      [2, 800],
      [1, 700],
    ],
  )
  t.same(
    scheduled.map(({ template }) => widthOf(template)),
    [1000],
  )

  t.ok(await started.releases.callOff('harbour', 9_000_000))
  t.notOk(await started.releases.callOff('harbour', 9_000_000), 'what is no more')
  t.same((await started.releases.list('harbour')).scheduled, [])
})

t.test('what is saved now follows what has just come, also before that is in the file', async (t) => {
  const directory = openFolder(t)
  const clock = manualClock()
  const gateway = open(directory, clock)
  t.teardown(gateway.close)
  await gateway.releases.save(harbour(700), order)
  await gateway.releases.save(harbour(800), { ...order, from: 60_000 })
  await pass(clock, minuteMs)
  gateway.purge({})
  t.equal(gateway.width(), 800)
  t.notOk(await gateway.releases.callOff('harbour', 60_000), 'what holds is not called off')
  t.match(await gateway.releases.save(harbour(900), order), { number: 3 })
  gateway.purge({})
  t.equal(gateway.width(), 900)
  t.equal(widthIn(directory), 900)
  await pass(clock, 10 * minuteMs)
  t.equal(gateway.width(), 900, 'and nothing comes back')
})

t.test('a release that is no template is kept out, and what held stays', async (t) => {
  const directory = openFolder(t)
  const clock = manualClock()
  const gateway = open(directory, clock)
  t.teardown(gateway.close)
  await gateway.releases.save(harbour(700), order)
  await gateway.releases.save({ ...harbour(800), hero: 'parade' as never }, { ...order, from: 60_000 })
  gateway.purge({})
  await pass(clock, 5 * minuteMs)
  t.equal(gateway.width(), 700)
  t.match(
    gateway.notices.findLast(({ event }) => event === 'templateRefused'),
    {
      values: { file: /^scheduled\/harbour\./, place: 'hero', keepsLastGood: true },
    },
  )
  await gateway.releases.save(harbour(900), order)
  gateway.purge({})
  t.equal(gateway.width(), 900)
  t.same(readdirSync(join(directory, 'scheduled')), [], 'nor does it come back later')
})

t.test('a replica that may not write serves what has come all the same', async (t) => {
  const directory = openFolder(t)
  await openReleases(directory, noFaults, () => 1000).save(harbour(800), { ...order, from: 60_000 })
  const clock = manualClock()
  const gateway = open(directory, clock)
  t.teardown(gateway.close)
  // In place of its file there is something that cannot be replaced.
  mkdirSync(join(fileOf(directory), 'folder'), { recursive: true })
  await pass(clock, 5 * minuteMs)
  t.equal(gateway.width(), 800)
  const version = gateway.version()
  await pass(clock, 5 * minuteMs)
  t.equal(gateway.version(), version, 'and makes its pages anew only once')
  t.equal(readdirSync(join(directory, 'scheduled')).length, 1)
})
