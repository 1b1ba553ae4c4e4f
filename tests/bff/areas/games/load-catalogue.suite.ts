import t from 'tap'
import { type Act, openFaultyPlatform, respond } from '../../../support/faulty-platform.ts'
import { longestHold } from '../../../support/longest-hold.ts'
import { startGateway } from '../../../support/site.ts'

const platform = await openFaultyPlatform()
// A busy machine may take long; what is asked is who waits meanwhile.
const patient = { UPSTREAM_TIMEOUT_MS: '60000', UPSTREAM_DEADLINE_MS: '60000' }
const site = await startGateway({ UPSTREAM_URL: platform.url, BRAND_DOMAINS: '*.test', ...patient })
t.teardown(async () => {
  await site.close()
  await platform.close()
})

/** How a platform lists its games. */
interface Listing {
  games: number
  /** Whether it gives the page that is asked for, or all. */
  pages?: boolean
  /** The most that it gives at once. */
  most?: number
}

const gameAt = (place: number) => ({
  game_code: `game-${place}`,
  game_name: `Golden Dragon ${place}`,
  game_name_local: `黄金龙 ${place}`,
  game_type: place % 4 === 0 ? 'FISHING' : 'SLOTS',
  provider_code: `P${place % 40}`,
  img_url: `/art/game-${place}.svg`,
  is_hot: place % 100 === 0,
})

const startup = {
  statusCode: 1,
  statusMessage: 'OK',
  content: { menu: [], game_menu: [] },
  site: { site_name: 'Luna', currency: 'PHP', external_id: 'luna-1' },
  language: ['EN'],
  provider_count: { SLOTS: 3 },
}

/** Answers as a platform with a catalogue. */
function listing({ games, pages = true, most = 200 }: Listing): Act {
  return (socket, arrival) => {
    const page = Number(arrival.payload.page)
    const size = Math.min(Number(arrival.payload.per_page), most)
    const from = pages ? (page - 1) * size : 0
    const to = pages ? Math.min(from + size, games) : games
    const value = Array.from({ length: Math.max(0, to - from) }, (_, index) => gameAt(from + index))
    const list = { statusCode: 1, statusMessage: 'OK', value, total: games }
    const isList = arrival.path === '/api/product/game_list'
    const none = { statusCode: 1, statusMessage: 'OK', value: [] }
    return respond(JSON.stringify(isList ? list : arrival.path === '/api/startup' ? startup : none))(
      socket,
      arrival,
    )
  }
}

let brands = 0
const nextHost = () => `b${brands++}.test`
const askedFor = () => platform.arrivals.filter(({ path }) => path === '/api/product/game_list').length

interface Page {
  total: number
  games: { gameCode: string; category: string }[]
}
const read = async (host: string, query: string) =>
  (await site.ask(`/api/games?${query}`, { host })).json<Page>()

const listings: Record<string, Listing & { calls: number; kept?: number }> = {
  'page by page': { games: 2_450, calls: 13 },
  'in pages of its own size': { games: 450, most: 50, calls: 9 },
  'all at once': { games: 2_450, pages: false, calls: 1 },
  'more at once than is read': { games: 12_000, pages: false, calls: 1, kept: 10_000 },
}

for (const [name, { calls, kept, ...list }] of Object.entries(listings))
  t.test(`a catalogue comes ${name}`, async (t) => {
    platform.always(listing(list))
    const host = nextHost()
    const before = askedFor()
    let pages: Page[] = []
    const held = await longestHold(async () => {
      pages = [await read(host, 'category=slots&page=3'), await read(host, `q=dragon+${list.games - 1}`)]
    })
    const [slots, found] = pages
    t.equal(askedFor() - before, calls)
    t.equal(slots?.total, Math.floor(((kept ?? list.games) * 3) / 4))
    t.equal(slots?.games.length, 60)
    t.equal(found?.games[0]?.gameCode === `game-${list.games - 1}`, kept === undefined)
    t.ok(held < 150, `${held.toFixed(0)} ms`)
  })

t.test('a game that comes on two pages, because the list moved in between, is kept once', async (t) => {
  const usual = listing({ games: 400 })
  platform.always((socket, arrival) => {
    if (arrival.payload.page !== 2) return usual(socket, arrival)
    const value = Array.from({ length: 200 }, (_, index) => gameAt(199 + index))
    return respond(JSON.stringify({ statusCode: 1, statusMessage: 'OK', value, total: 400 }))(socket, arrival)
  })
  t.equal((await read(nextHost(), '')).total, 399)
})
