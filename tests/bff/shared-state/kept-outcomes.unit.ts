import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { type KeptLimits, openKeptOutcomes } from '#bff/shared-state/idempotency/kept-outcomes.ts'
import { Journal } from '#bff/storage/journal.ts'
import { createValueSeal } from '#bff/storage/sealed-claims.ts'

const directory = await mkdtemp(join(tmpdir(), 'marquee-kept-'))
const journals: Journal[] = []
t.teardown(async () => {
  for (const journal of journals) await journal.close()
  await rm(directory, { recursive: true, force: true })
})
const secrets = [randomBytes(32)]
const answered = (text: string) => ({ payload: 'p', state: 'answered', text }) as const
const unknown = { payload: 'p', state: 'unknown', text: '' }

/** A process that keeps its writes in a file of that name. */
function start(
  name: string,
  { now = Date.now, seal = createValueSeal(secrets), limits = {} as Partial<KeptLimits> } = {},
) {
  const journal = new Journal({ file: join(directory, name), onEvent() {}, now })
  journals.push(journal)
  const all = { entries: 100, bytes: 1e6, answerBytes: 4096, ...limits }
  return openKeptOutcomes({ journal, seal, keepMs: 60_000, now, limits: all })
}

t.test(
  'a begun write is unknown to the next process, a settled one has its answer, an unsent one is forgotten',
  async (t) => {
    const first = await start('states')
    for (const key of ['begun', 'answered', 'released']) await first.begin(key, 'p')
    await first.settle('answered', answered('"secret answer"'))
    await first.release('released')
    await first.settle('never begun', answered('""'))
    const second = await start('states')
    t.strictSame(await second.find('begun'), unknown)
    t.strictSame(await second.find('answered'), answered('"secret answer"'))
    t.equal(await second.find('released'), undefined)
    t.equal(await second.find('never begun'), undefined)
    t.notMatch(await readFile(join(directory, 'states'), 'utf8'), 'secret')
  },
)

t.test('an answer that is too long, or sealed with a key that is gone, is an unknown outcome', async (t) => {
  const first = await start('long')
  for (const [key, text] of [
    ['long', 'x'.repeat(5000)],
    ['short', 'x'],
  ] as const) {
    await first.begin(key, 'p')
    await first.settle(key, answered(text))
  }
  t.strictSame(await (await start('long')).find('long'), unknown)
  const rotated = await start('long', { seal: createValueSeal([randomBytes(32)]) })
  t.strictSame(await rotated.find('short'), unknown)
})

t.test('writes are forgotten after their time', async (t) => {
  const clock = { at: Date.now() }
  const now = () => clock.at
  const first = await start('time', { now })
  await first.begin('k', 'p')
  clock.at += 59_999
  t.ok(await (await start('time', { now })).find('k'))
  clock.at += 1
  t.equal(await first.find('k'), undefined)
  t.equal(await (await start('time', { now })).find('k'), undefined)
})

t.test('settled writes cannot push out those whose outcome is unknown', async (t) => {
  for (const limits of [{ entries: 3 }, { bytes: 2000 }]) {
    const kept = await start(`bounds-${Object.keys(limits)}`, { limits })
    await kept.begin('unknown', 'p')
    for (let i = 0; i < 20; i++) {
      await kept.begin(`k${i}`, 'p')
      await kept.settle(`k${i}`, answered('"yes"'))
    }
    t.strictSame(await kept.find('unknown'), unknown)
    t.strictSame(await kept.find('k19'), answered('"yes"'))
    t.equal(await kept.find('k0'), undefined, 'the oldest settled one is dropped')
  }
})
