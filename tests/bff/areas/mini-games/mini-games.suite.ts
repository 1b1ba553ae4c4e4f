import t from 'tap'
import { openPlayer } from '../open-player.ts'

const host = 'mini-games.localhost'
const { site, control, cookie, get, post, instead } = await openPlayer(t, host)

t.test('mini-games show their prizes and odds, with pictures that a page may load', async (t) => {
  const picture = new URL('/art/prize.svg', site.sandbox.app.listeningOrigin).href
  instead(
    '/api/mini_game/mini_game_list',
    {
      'value.0.prizes.0.img_url': picture,
      'value.0.prizes.1.img_url': 'javascript:x',
      'value.1.plays_left': null,
    },
    ['value.2.prizes.0.odds'],
  )
  const { games } = (await get('mini-games')) as {
    games: { playsLeft: unknown; prizes: { image: string; odds: string }[] }[]
  }
  t.equal(games.length, 3)
  t.match(games[0], { gameId: 'lucky-wheel', status: 'ACTIVE', tokenCost: '10.00', playsLeft: 20 })
  t.match(games[0]?.prizes, [{ image: '/media/art/prize.svg', odds: '30.0%' }, { image: '' }])
  t.equal(games[1]?.playsLeft, null)
  t.equal(games[2]?.prizes[0]?.odds, '')
  t.match(games[0], { name: 'Lucky Wheel', localNames: { PHP: 'Gulong ng Suwerte', CN: '幸运转盘' } })
  t.match(games[0]?.prizes, [{ label: '5 tokens', localLabels: { PHP: '5 token', CN: '5 枚代币' } }])
})

t.test('a play: bet, reward, wallet, log, points', async (t) => {
  const before: { tokenBalance: string } = await get('mini-games/wallet')
  const tokenBalance = `${Number(before.tokenBalance) - 10}.00`
  control.clearCalls()
  const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const bet = await post('mini-games/lucky-wheel/bet', { 'idempotency-key': key })
  t.match(bet.json(), { betId: /^mb-/, prizeId: /./, tokenBalance })
  t.match(control.calls('/api/mini_game/mini_game_bet')[0]?.payload, {
    game_id: 'lucky-wheel',
    request_id: key,
  })
  t.strictSame(await get('mini-games/wallet'), { tokenBalance, frozenToken: '10.00' })
  t.match(await get('mini-games/log'), {
    plays: [{ at: /\+08:00$/, gameId: 'lucky-wheel', cost: '10.00', prize: '', state: 'STAKED' }],
  })
  const reward = (await post('mini-games/lucky-wheel/reward')).json()
  t.match(reward, { rewardType: /^(CASH|TOKEN|NONE)$/, amount: /^\d+\.\d\d$/, state: 'CLAIMED' })
  t.match(await get('mini-games/wallet'), { frozenToken: '0.00' })
  t.strictSame((await post('mini-games/gamify')).json(), { points: 10, level: '1', nextLevel: '100' })
})

t.test('refusals of a play', async (t) => {
  const poor = await site.signIn('poor', 'Demo1234', host)
  const ask = async (path: string) => {
    const answer = await site.ask(`/api/me/mini-games/${path}`, { method: 'POST', host, cookie: poor })
    return [answer.json<{ code: string }>().code, answer.status]
  }
  t.strictSame(await ask('lucky-wheel/bet'), ['insufficientBalance', 422])
  t.strictSame(await ask('lucky-wheel/reward'), ['notEligible', 422])
  t.strictSame(await ask('no-such-game/bet'), ['notFound', 404])
  t.strictSame(await ask('a%20b/bet'), ['invalidRequest', 400])
  for (const path of ['bet', 'reward']) {
    const unfit = await post(`mini-games/lucky-wheel/${path}`, { 'idempotency-key': 'again' })
    t.match([unfit.status, unfit.json()], [400, { errors: [{ path: 'idempotency-key' }] }], path)
  }
  const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'limitReached' } as const
  control.fault({ call: '/api/mini_game/mini_game_bet', fault, times: 1 })
  t.strictSame(await ask('lucky-wheel/bet'), ['limitReached', 422])
})

t.test('a stake or a reward whose answer was lost is not called failed', async (t) => {
  for (const [call, path] of [
    ['/api/mini_game/mini_game_bet', 'bet'],
    ['/api/mini_game/mini_game_reward', 'reward'],
  ] as const) {
    control.fault({ call, fault: { kind: 'resetAfter' }, times: 1 })
    const lost = await post(`mini-games/lucky-wheel/${path}`)
    const told = { code: 'outcomeUnknown', message: 'outcomeUnknown', statusCode: -504, details: 'network' }
    t.match([lost.status, lost.json()], [504, { ...told, handling: 'dialog' }], path)
  }
})

t.test('tokens that cannot be read are a failure, never zero', async (t) => {
  instead('/api/mini_game/mini_game_wallet', { 'value.0.token_balance': 'many' })
  const answer = await site.ask('/api/me/mini-games/wallet', { host, cookie })
  t.equal(answer.status, 503)
  t.match(answer.json(), { code: 'serviceUnavailable' })
  instead('/api/mini_game/mini_game_wallet', { 'value.0.token_balance': 7, 'value.0.frozen_token': null })
  t.strictSame(await get('mini-games/wallet'), { tokenBalance: '7.00', frozenToken: '0.00' })
})

t.test('a play of which the platform tells little', async (t) => {
  instead('/api/mini_game/mini_game_bet', {}, ['value'])
  t.strictSame((await post('mini-games/gift-box/bet')).json(), { betId: '', prizeId: '', tokenBalance: null })
  instead('/api/mini_game/mini_game_reward', {}, ['value'])
  t.strictSame((await post('mini-games/gift-box/reward')).json(), { rewardType: '', amount: '', state: '' })
})
