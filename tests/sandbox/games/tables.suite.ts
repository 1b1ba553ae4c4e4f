import type { ResponseBody } from '../open-sandbox.ts'
import { playTest } from './play-test.ts'

const minute = 60_000

playTest('live tables tell their limits, and seats that players take and leave', async (t, open) => {
  const site = await open.site()
  const list = async (): Promise<ResponseBody[]> => (await open.post('/api/product/table_list', site)).value
  const tables = await list()
  t.ok(tables.length > 20)
  t.ok(new Set(tables.map(({ min_bet, max_bet }) => `${min_bet} ${max_bet}`)).size > 2, 'tables differ')
  const seen = new Set<string>()
  for (let count = 0; count < 12; count++) {
    const now = await list()
    for (const { seats_taken, seats_total } of now) t.ok(seats_taken >= 0 && seats_taken <= seats_total)
    seen.add(now.map(({ seats_taken }) => seats_taken).join())
    open.pass(minute)
  }
  t.ok(seen.size > 6, 'seats move')
})

playTest('a live table takes the bets within its limits alone', async (t, open) => {
  const player = await open.player()
  const tables: ResponseBody[] = (await open.post('/api/product/table_list', await open.site())).value
  const table = tables.find(({ min_bet }) => min_bet === '50.00')
  const live = await open.launch([table.provider_code, table.game_code], player)
  t.equal(live.page.bets[0], '50.00')
  t.equal(live.page.bets.at(-1), table.max_bet)
  const bet = (amount: string) => live.act('bet', { roundId: amount, bet: amount, choice: 'player' })
  t.equal((await bet('20.00')).error, 'invalidInput')
  t.equal((await bet('50.00')).ok, true)
})

playTest('a brand without live tables has none to list', async (t, open) => {
  const site = await open.site('fewcategories.localhost')
  t.same((await open.post('/api/product/table_list', site)).value, [])
})
