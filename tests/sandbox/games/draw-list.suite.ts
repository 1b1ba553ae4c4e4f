import type { ResponseBody } from '../open-sandbox.ts'
import { playTest } from './play-test.ts'

const minute = 60_000

playTest('the results of draws are those that the games themselves show', async (t, open) => {
  const site = await open.site()
  const results = async (game_type: string): Promise<ResponseBody[]> =>
    (await open.post('/api/product/draw_list', { ...site, game_type })).value
  for (const [gameType, size] of [
    ['LOTTERY', 3],
    ['BINGO', 35],
  ] as const) {
    const [game] = await results(gameType)
    t.equal(game.draws.length, 5)
    t.equal(game.draws[0].numbers.length, size)
    const played = await open.launch([game.provider_code, game.game_code], await open.player())
    const shown = played.page.view.draws.slice(0, 5)
    t.same(
      game.draws.map(({ numbers }: ResponseBody) => numbers),
      shown.map(({ numbers }: ResponseBody) => numbers),
    )
    open.pass(minute)
    const [later] = await results(gameType)
    t.same(later.draws[1], game.draws[0], 'a minute later there is one more')
    t.equal(Date.parse(later.draws[0].drawn_at) - Date.parse(game.draws[0].drawn_at), minute)
  }
  t.same(await results('SLOTS'), [], 'a slot draws nothing')
  t.same(
    await open.post('/api/product/draw_list', {
      ...(await open.site('fewcategories.localhost')),
      game_type: 'BINGO',
    }),
    {
      ...{ statusCode: 1, statusMessage: 'OK', value: [], total: 0 },
    },
  )
})
