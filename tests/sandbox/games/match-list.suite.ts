import { matchList } from '#sandbox/areas/games/match-calls.ts'
import type { ResponseBody } from '../open-sandbox.ts'
import { type PlayTest, playTest } from './play-test.ts'

const book = ['SABA', 'sportsbook'] as const
const minute = 60_000

const listOf = async (open: PlayTest): Promise<ResponseBody[]> =>
  (await open.post(matchList.path, await open.site())).value

const winnerOf = ({ selections }: ResponseBody, side: number): ResponseBody =>
  selections.find((one: ResponseBody) => one.betType === '1X2' && one.homeAway === side)

const wholeSeconds = (ms: number) => Math.floor(ms / 1000)

/** A match of the book as the list is to have it. */
const asListed = (match: ResponseBody) => ({
  match_id: match.id,
  home_name_en: match.home,
  away_name_en: match.away,
  starts_at: wholeSeconds(match.startsAt),
  is_live: match.status === 'LIVE',
  score: match.score,
  odds: {
    home: winnerOf(match, 1).odds,
    draw: winnerOf(match, 3)?.odds ?? null,
    away: winnerOf(match, 2).odds,
  },
  selections: {
    home: winnerOf(match, 1).id,
    draw: winnerOf(match, 3)?.id ?? null,
    away: winnerOf(match, 2).id,
  },
})

playTest('the list of matches is the book of the same moment, without what is over', async (t, open) => {
  const { act } = await open.launch(book, await open.player())
  const seen = { live: 0, upcoming: 0, over: 0, suspended: 0 }
  for (let step = 0; step < 12; step++) {
    const matches: ResponseBody[] = (await act('look')).matches
    const running = matches.filter(({ status }) => status !== 'ENDED')
    const listed = await listOf(open)
    t.same(
      listed.map(({ starts_at, ...match }) => ({
        ...Object.fromEntries(Object.keys(asListed(running[0])).map((name) => [name, match[name]])),
        starts_at: wholeSeconds(Date.parse(starts_at)),
      })),
      running.map(asListed),
    )
    seen.over += matches.length - running.length
    seen.live += listed.filter(({ is_live, score }) => is_live && score !== '').length
    seen.upcoming += listed.filter(({ is_live, score }) => !is_live && score === '').length
    seen.suspended += listed.filter(({ odds }) => odds.home === '').length
    open.pass(2.5 * minute)
  }
  for (const [what, count] of Object.entries(seen)) t.ok(count > 0, `some ${what}`)
})

playTest('matches are named in three languages, and keep their time of start', async (t, open) => {
  const before = await listOf(open)
  t.equal(new Set(before.map(({ sport }) => sport)).size, 5)
  for (const match of before) {
    t.match(match.starts_at, /\+08:00$/)
    for (const name of [match.league_name_cn, match.home_name_cn, match.away_name_cn])
      t.match(name, /\p{Script=Han}/u)
    t.equal(match.odds.draw !== null, match.sport === 'football')
  }
  open.pass(minute)
  const times = new Map(before.map(({ match_id, starts_at }) => [match_id, starts_at]))
  const later = (await listOf(open)).filter(({ match_id }) => times.has(match_id))
  t.ok(later.length > before.length / 2)
  for (const { match_id, starts_at } of later) t.equal(starts_at, times.get(match_id))
})

playTest('a launch hands a pick to the slip of the book, with the price that was seen', async (t, open) => {
  const player = await open.player()
  const [match] = await listOf(open)
  const selection = { selection_id: match.selections.home, odds: '1.01' }
  const { page } = await open.launch(book, player, { selection })
  t.same(page.slip, { selection: { id: match.selections.home, price: '1.01' } })
  t.same((await open.launch(book, player, { slip: true })).page.slip, {})
  t.equal((await open.launch(book, player)).page.slip, undefined)
})

playTest('a launch with half a pick is refused', async (t, open) => {
  const launch = async (more: object) =>
    open.post('/api/game/launch', {
      ...{ ...(await open.site()), ...(await open.player()), provider_code: book[0], game_code: book[1] },
      ...{ game_type: '', request_id: crypto.randomUUID(), platform: 'MOBILE', lang: 'EN', mode: 'REAL' },
      ...{ lobby_url: '/', deposit_url: '', ...more },
    })
  t.match(await launch({ selection: { selection_id: 'm1-1:1X2:1' } }), { fields: { odds: 'missing' } })
  t.match(await launch({ selection: 'm1-1:1X2:1' }), { fields: { selection: 'wrongType' } })
  t.match(await launch({ slip: 1 }), { fields: { slip: 'wrongType' } })
})
