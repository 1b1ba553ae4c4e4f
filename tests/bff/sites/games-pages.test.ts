import t from 'tap'
import type { BrandCacheOptions } from '#bff/cache/brand-cache.ts'
import { cacheKey } from '#bff/cache/cache-key.ts'
import { createGamesPages } from '#bff/sites/catalogue/games-pages.ts'
import { gameOf } from '../../support/game-of.ts'
import { startSite } from '../../support/site.ts'
import { giving } from '../cache/scripted-loader.ts'
import { lucky, policy, royal, testCache } from '../cache/test-cache.ts'

/** Pages over a catalogue that a test may change. */
function open(options: Partial<BrandCacheOptions> = {}) {
  const { cache, clock } = testCache(options)
  let games = [gameOf('Jade Dragon'), gameOf('Golden Tiger')]
  const read = <Value>(brand: { host: string }, name: string, value: Value) =>
    cache.get<Value>(cacheKey(brand, 'catalogue', name), policy, giving(value))
  const pageOf = createGamesPages({
    cache,
    freshness: policy,
    shortList: (brand, list) => read(brand, `list ${list}`, []),
    catalogue: (brand) => read(brand, 'games', games),
    providers: (brand) => read(brand, 'providers', []),
  })
  const ask = async (query: Parameters<typeof pageOf>[1], { host } = lucky) =>
    (await pageOf({ host, origin: `https://${host}` }, query)).value
  const setGames = (...names: string[]) => {
    games = names.map((code) => gameOf(code))
  }
  return { cache, clock, ask, setGames }
}

t.test('a page is computed and serialized once per query', async (t) => {
  const { ask } = open()
  const first = await ask({ q: 'dragon' })
  t.match(first, { games: [{ gameName: 'Jade Dragon' }], total: 1 })
  t.equal(await ask({ q: 'dragon' }), first)
  t.not(await ask({ q: 'tiger' }), first)
  t.not(await ask({ q: 'dragon', perPage: 1 }), first)
  t.not(await ask({ q: 'dragon' }, royal), first, 'each brand has its own')
})

t.test('a purge and a new version of the catalogue change the response at once', async (t) => {
  const { ask, cache, clock, setGames } = open()
  await ask({ q: 'dragon' })
  setGames('Dragon Pearl')
  t.match(await ask({ q: 'dragon' }), { games: [{ gameName: 'Jade Dragon' }] })
  cache.purge({ host: lucky.host, kind: 'catalogue' })
  t.match(await ask({ q: 'dragon' }), { games: [{ gameName: 'Dragon Pearl' }] })
  setGames('Dragon Pearl', 'Dragon Boat')
  await clock.advance(policy.freshMs)
  await ask({ q: 'dragon' })
  await new Promise(setImmediate)
  t.match(await ask({ q: 'dragon' }), { total: 2 })
})

t.test('a search without results is not cached', async (t) => {
  const { ask, cache } = open()
  await ask({ q: 'dragon' })
  const before = cache.stats()
  for (let number = 0; number < 50; number++)
    t.match(await ask({ q: `zz${number}qx` }), { games: [], total: 0 })
  t.same(cache.stats(), before)
})

t.test('the number of cached pages of a brand is bounded', async (t) => {
  const { ask, cache } = open({ maxEntriesPerBrand: 10 })
  for (let perPage = 1; perPage <= 50; perPage++) await ask({ perPage })
  t.ok(cache.stats().entries <= 10)
})

t.test('over HTTP a repeated query adds nothing to the cache', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const stored = async () => {
    const text = await (await fetch(`${site.adminUrl}/metrics`)).text()
    return Number(/marquee_cache_events_total\{kind="catalogue",event="stored"\} (\d+)/.exec(text)?.[1])
  }
  const first = await site.ask('/api/games?q=dragon')
  const before = await stored()
  const second = await site.ask('/api/games?q=dragon')
  t.equal(await stored(), before)
  t.equal(second.text, first.text)
  t.match(second.headers['cache-status'], /hit/)
  await site.ask('/api/games?q=tiger')
  t.equal(await stored(), before + 1)
})
