import { operations } from '@marquee/contracts/operations'
import pino from 'pino'
import t from 'tap'
import { readGamesPage } from '#bff/areas/games/public.ts'
import type { BrandCacheOptions } from '#bff/cache/brand-cache.ts'
import { createLogFrom } from '#bff/observability/log.ts'
import { createSites } from '#bff/sites/sites.ts'
import { gameOf } from '../../../support/game-of.ts'
import { brandAt } from '../../../support/live-settings.ts'
import { startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { lucky, policy, royal, testCache } from '../../cache/test-cache.ts'

/** Pages over a catalogue that a test may change. */
function open(options: Partial<BrandCacheOptions> = {}) {
  const { cache, clock } = testCache(options)
  let games = [gameOf('Jade Dragon'), gameOf('Golden Tiger')]
  const startup = { externalId: 'ext-1', startup: operations.getStartup.example.response }
  let listVersion = ''
  const pages: number[] = []
  const answers: Record<string, (input: { page: number }) => object> = {
    '/api/startup': () => startup,
    '/api/product/game_list': ({ page }) => {
      pages.push(page)
      return { games: games.slice((page - 1) * 200, page * 200), total: games.length, listVersion }
    },
  }
  const platform = {
    call: async ({ path }: { path: string }, _: unknown, input: { page: number }) =>
      answers[path]?.(input) ?? [],
  }
  const freshness = { startup: policy, seo: policy, cms: policy, catalogue: policy, live: policy }
  const sites = createSites(
    {
      freshness,
      chatScriptUrl: undefined,
      providerLogos: '',
      platformFile: { paths: {}, kinds: {}, off: [] },
    },
    { platform: platform as never, cache, fill: undefined, imageAddress: (address) => address },
    createLogFrom(pino({ level: 'silent' }), () => undefined),
  )
  const brands = new Map([lucky, royal].map(({ host }) => [host, brandAt(host)]))
  const ask = async (query: Parameters<typeof readGamesPage>[2], { host } = lucky) => {
    const brand = brands.get(host)
    if (!brand) throw new Error(`No brand ${host}`)
    return (await readGamesPage(sites, brand, query)).value
  }
  const setGames = (...names: string[]) => {
    games = names.map((code) => gameOf(code))
  }
  const setVersion = (version: string) => {
    listVersion = version
  }
  return { cache, clock, ask, setGames, setVersion, pages }
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
  await until('the new catalogue', async () => (await ask({ q: 'dragon' })).total === 2)
})

t.test('games are asked for again when the platform says that one has changed', async (t) => {
  const { ask, clock, setGames, setVersion, pages } = open()
  const names = Array.from({ length: 450 }, (_, index) => `Dragon ${index}`)
  setGames(...names)
  setVersion('7')
  t.match(await ask({}), { total: 450 })
  t.same(pages.splice(0).sort(), [1, 2, 3])
  const refresh = async (calls: number) => {
    await clock.advance(policy.freshMs)
    await ask({})
    await until(`${calls} calls`, () => pages.length === calls)
    return pages.splice(0).sort()
  }
  t.same(await refresh(1), [1], 'the same version')
  t.match(await ask({}), { total: 450 })
  setVersion('8')
  setGames(...names.slice(1))
  t.same(await refresh(3), [1, 2, 3], 'another version')
  await until('the new catalogue', async () => (await ask({})).total === 449)
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
