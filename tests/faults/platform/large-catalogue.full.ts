import t from 'tap'
import { catalogueOf, queryGames } from '#bff/areas/games/public-catalogue.ts'
import type { Catalogue } from '#bff/areas/games/public-compact-catalogue.ts'
import { makeGames } from '#sandbox/areas/games/catalogue/seed-catalogue.ts'
import { openFaultyPlatform, respond } from '../../support/faulty-platform.ts'
import { gameOf } from '../../support/game-of.ts'
import { longestHold } from '../../support/longest-hold.ts'
import { startGateway } from '../../support/site.ts'

const count = 50_000
// Twice as long as it may be, for a busy machine.
const most = { search: 50, category: 20, hold: 100 }

const seeds = makeGames(5_000)
const games = Array.from({ length: count }, (_, place) => {
  const { name = '', local = '', providerCode = '' } = seeds[place % seeds.length] ?? {}
  return { code: `game-${place}`, name: `${name} ${Math.floor(place / 5_000)}`, local, providerCode }
})

t.test('a platform with 50,000 games holds nobody up', async (t) => {
  t.setTimeout(180_000)
  const platform = await openFaultyPlatform()
  const site = await startGateway({
    UPSTREAM_URL: platform.url,
    BRAND_DOMAINS: '*.test',
    UPSTREAM_TIMEOUT_MS: '60000',
    UPSTREAM_DEADLINE_MS: '60000',
  })
  t.teardown(async () => {
    await site.close()
    await platform.close()
  })
  const ok = { statusCode: 1, statusMessage: 'OK' }
  const answers: Record<string, object> = {
    '/api/startup': { ...ok, site: { site_name: 'Luna', currency: 'PHP', external_id: 'luna-1' } },
    '/api/product/game_list': { total: count },
  }
  const pages = Array.from({ length: count / 200 }, (_, page) =>
    JSON.stringify({
      ...ok,
      total: count,
      list_version: '1',
      value: games.slice(page * 200, (page + 1) * 200).map(({ code, name, local, providerCode }, place) => ({
        game_code: code,
        game_name: name,
        game_name_local: local,
        game_type: place % 4 === 0 ? 'FISHING' : 'SLOTS',
        provider_code: providerCode,
        img_url: `/art/${code}.svg`,
      })),
    }),
  )
  platform.always((socket, arrival) => {
    const page =
      arrival.path === '/api/product/game_list' ? pages[Number(arrival.payload.page) - 1] : undefined
    return respond(page ?? JSON.stringify(answers[arrival.path] ?? { ...ok, value: [] }))(socket, arrival)
  })
  const read = async (query: string) =>
    (await site.ask(`/api/games?${query}`, { host: 'b.test' })).json<{ total: number }>()
  let total = 0
  const held = await longestHold(async () => {
    ;({ total } = await read('category=slots'))
  })
  t.equal(total, (count * 3) / 4)
  t.ok(held < most.hold, `loading: ${held.toFixed(0)} ms`)
  t.same(
    site.log.filter(({ event }) => event === 'cacheValueTooLarge'),
    [],
  )
  platform.arrivals.length = 0
  t.ok((await read('q=dragon')).total > 100)
  t.equal(platform.arrivals.length, 0, 'the catalogue is kept')
})

t.test('50,000 games are searched and listed in time', async (t) => {
  const catalogue: Catalogue = catalogueOf(
    games.map(({ code, name, local, providerCode }, place) =>
      gameOf(name, {
        gameCode: code,
        gameNameLocal: local,
        providerCode,
        providerName: providerCode,
        category: place % 4 === 0 ? 'fishing' : 'slots',
      }),
    ),
  )
  t.ok(catalogue.bytes < 64 * 1024 * 1024, `${(catalogue.bytes / 1e6).toFixed(0)} MB`)
  const medianOf = (query: Parameters<typeof queryGames>[1]) => {
    const times = Array.from({ length: 9 }, () => {
      const before = process.threadCpuUsage()
      queryGames(catalogue, query)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    })
    return times.sort((a, b) => a - b)[4] ?? 0
  }
  for (const q of ['dragon', 'golden tiger', 'goldne tigr', '玉龙', 'nothing like it', 'go']) {
    const ms = medianOf({ q })
    t.ok(ms < most.search, `"${q}": ${ms.toFixed(1)} ms`)
  }
  for (const query of [{ category: 'slots', page: 100 }, { sort: 'az' }, { sort: 'new' }] as const) {
    const ms = medianOf(query)
    t.ok(ms < most.category, `${JSON.stringify(query)}: ${ms.toFixed(1)} ms`)
  }
})
