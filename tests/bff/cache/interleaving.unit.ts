import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import type { Cached, Loaded } from '#bff/cache/cached.ts'
import { type CacheKey, cacheKey, cacheKinds } from '#bff/cache/cached.ts'
import { testCache } from './test-cache.ts'

/** A value of the platform: its brand, and the step at which it was requested. */
interface Answer {
  readonly of: string
  readonly askedAt: number
}

interface Question {
  readonly name: string
  readonly askedAt: number
  answer(): void
  fail(): void
}

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const policy = { freshMs: 1000, staleMs: 5000 }
const names = ['home', 'vip', '']
const brands = Array.from({ length: 12 }, (_, number) => ({ host: `brand-${number}.example` }))
const keys = brands.flatMap((brand) =>
  cacheKinds.flatMap((kind) => names.map((name) => cacheKey(brand, kind, name))),
)

const roomy = { maxBrands: 100, maxEntriesPerBrand: 100, maxBytesPerBrand: 1e6, maxBytes: 1e8 }
const tight = { maxBrands: 5, maxEntriesPerBrand: 6, maxBytesPerBrand: 9000, maxBytes: 30_000 }

for (const [title, limits] of Object.entries({ roomy, tight })) {
  t.test(`requests, failures, purges and time in any order, ${title} (SEED=${seed})`, async (t) => {
    t.same(await play(limits, title === 'roomy'), [])
  })
}

/** Runs random operations and returns the broken rules, each once. */
async function play(limits: typeof roomy, neverEvicts: boolean): Promise<string[]> {
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const { cache, clock } = testCache({ ...limits, random, waitMs: 700, abandonAfterMs: 3000 })
  const broken = new Set<string>()
  const open = new Set<Question>()
  const purgedAt = new Map<string, number>()
  let step = 0

  const rule = (holds: boolean, text: string) => {
    if (!holds) broken.add(text)
  }

  function ask(key: CacheKey): (signal: AbortSignal) => Promise<Loaded<Answer>> {
    const name = nameOf(key)
    return (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Loaded<Answer>>()
      const close = (then: () => void) => () => {
        open.delete(question)
        then()
      }
      const value = { of: name, askedAt: step }
      const question: Question = {
        name,
        askedAt: step,
        answer: close(() => resolve({ value, bytes: Math.floor(random() * 3000) })),
        fail: close(() => reject(new Error('platform down'))),
      }
      const sincePurge = [...open].filter(
        (other) => other.name === name && other.askedAt > (purgedAt.get(name) ?? 0),
      )
      if (neverEvicts) rule(sincePurge.length === 0, 'one load at a time per key')
      open.add(question)
      signal.addEventListener('abort', () => open.delete(question))
      return promise
    }
  }

  function check(key: CacheKey, askedAt: number, { value, status, ageMs }: Cached<Answer>): void {
    rule(value.of === nameOf(key), 'no value of another brand, kind or name')
    rule(
      value.askedAt > (purgedBefore.get(askedAt)?.get(nameOf(key)) ?? 0),
      'nothing older than the last purge',
    )
    rule(status !== 'hit' || ageMs < policy.freshMs, 'a hit is fresh')
    rule(ageMs < policy.freshMs + policy.staleMs, 'nothing older than stale')
  }

  // The purges that precede each request, by the step of the request.
  const purgedBefore = new Map<number, Map<string, number>>()

  function request(): void {
    const key = pick(keys)
    if (!key) return
    const askedAt = step
    purgedBefore.set(askedAt, new Map(purgedAt))
    const peeked = cache.peek<Answer>(key)
    if (peeked) check(key, askedAt, peeked)
    cache.get(key, policy, ask(key)).then(
      (cached) => check(key, askedAt, cached),
      () => {},
    )
  }

  function purge(): void {
    const host = random() < 0.7 ? pick(brands)?.host : undefined
    const kind = random() < 0.7 ? pick(cacheKinds) : undefined
    for (const key of keys) {
      if ((host ?? key.host) === key.host && (kind ?? key.kind) === key.kind) purgedAt.set(nameOf(key), step)
    }
    cache.purge({ host, kind })
  }

  for (step = 1; step <= 6000; step++) {
    const chance = random()
    if (chance < 0.6) request()
    else if (chance < 0.8) pick([...open])?.answer()
    else if (chance < 0.87) pick([...open])?.fail()
    else if (chance < 0.9) purge()
    else if (chance < 0.98) await clock.advance(random() * 400)
    else await setImmediate()
    const { brands: count, entries, bytes } = cache.stats()
    rule(bytes <= limits.maxBytes, 'bytes are bounded')
    rule(count <= limits.maxBrands, 'brands are bounded')
    rule(entries <= 2 * limits.maxBrands * limits.maxEntriesPerBrand, 'entries are bounded')
  }
  for (const question of open) question.answer()
  await clock.advance(10_000)
  cache.purge({})
  const { entries, bytes, loads } = cache.stats()
  rule(entries === 0 && bytes === 0 && loads === 0, 'nothing is left after a purge of everything')
  return [...broken]
}

function nameOf({ host, kind, name }: CacheKey): string {
  return `${host} ${kind} ${name}`
}

/** mulberry32: small, and the same everywhere for one seed. */
function seededRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
