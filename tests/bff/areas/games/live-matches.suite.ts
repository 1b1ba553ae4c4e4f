import type { ResponseOf } from '@marquee/contracts/operations'
import t from 'tap'
import { startSite } from '../../../support/site.ts'
import { stoppedClock } from '../../../support/stopped-clock.ts'

const path = '/api/matches'
const call = '/api/product/match_list'
const host = 'sportsbook1.localhost'

t.test('the platform is asked once in a while, however many players look at the matches', async (t) => {
  const clock = stoppedClock()
  const site = await startSite({ LIVE_FRESH_SECONDS: '2' }, {}, { clock })
  t.teardown(() => site.close())
  const asked = () => site.sandbox.control.calls(call).length
  const crowd = () => Promise.all(Array.from({ length: 40 }, () => site.ask(path, { host })))
  for (const rounds of [1, 2]) {
    for (const { status } of await crowd()) t.equal(status, 200)
    for (const { status } of await crowd()) t.equal(status, 200)
    t.equal(asked(), rounds)
    clock.advance(2100)
  }
})

t.test('prices that are old are not shown', async (t) => {
  const clock = stoppedClock()
  const site = await startSite({ LIVE_FRESH_SECONDS: '1' }, {}, { clock })
  t.teardown(() => site.close())
  const homeOdds = async () => {
    const { matches } = (await site.ask(path, { host })).json<ResponseOf<'listMatches'>>()
    return matches.map(({ matchId, odds }) => `${matchId} ${odds.home}`)
  }
  const before = await homeOdds()
  site.sandbox.control.advanceClock(4 * 60_000)
  clock.advance(1100)
  t.notSame(await homeOdds(), before, 'the first who asks is told the prices of now')
  await site.sandbox.close()
  clock.advance(1100)
  t.equal((await site.ask(path, { host })).status, 503)
})

t.test(
  'a launch passes on the pick and the slip, and says nothing of them where there are none',
  async (t) => {
    const site = await startSite()
    t.teardown(() => site.close())
    const cookie = await site.signIn('demo', 'Demo1234', host)
    const launch = async (more: object) => {
      const game = { providerCode: 'SABA', gameCode: 'sportsbook', gameType: 'SPORTSBOOK', mode: 'REAL' }
      const body = { ...game, platform: 'MOBILE', language: 'EN', ...more }
      const { status } = await site.ask('/api/games/launch', { method: 'POST', host, cookie, body })
      return { status, payload: site.sandbox.control.calls('/api/game/launch').at(-1)?.payload as object }
    }
    const selection = { selectionId: 'm1-1:1X2:1', odds: '1.85' }
    const picked = await launch({ selection })
    t.equal(picked.status, 200)
    t.match(picked.payload, { selection: { selection_id: 'm1-1:1X2:1', odds: '1.85' } })
    t.match((await launch({ slip: true })).payload, { slip: true })
    const plain = await launch({})
    t.equal(plain.status, 200)
    t.same(
      Object.keys(plain.payload).filter((name) => name === 'selection' || name === 'slip'),
      [],
    )
    const sent = site.sandbox.control.calls('/api/game/launch').length
    for (const wrong of [
      { selection: 'm1-1:1X2:1' },
      { selection: { selectionId: 'm1-1:1X2:1' } },
      { selection: { ...selection, odds: '-1.85' } },
      { selection: { ...selection, odds: '' } },
      { selection: { ...selection, selectionId: 'two words' } },
      { selection: { ...selection, stake: '100.00' } },
      { slip: false },
    ])
      t.equal((await launch(wrong)).status, 400, JSON.stringify(wrong))
    t.equal(site.sandbox.control.calls('/api/game/launch').length, sent, 'the platform hears of none of them')
  },
)
