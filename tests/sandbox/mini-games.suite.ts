import t from 'tap'
import { findPrize, miniGames } from '#sandbox/areas/mini-games/mini-games.ts'
import { openSandbox } from './open-sandbox.ts'

const minor = (amount: string) => Number(amount.replace('.', ''))

t.test('the weights of every mini-game add up', async (t) => {
  for (const { gameId, prizes } of miniGames) {
    t.equal(
      prizes.reduce((sum, { weight }) => sum + weight, 0),
      1000,
      gameId,
    )
    t.equal(new Set(prizes.map((prize) => prize.prizeId)).size, prizes.length, gameId)
  }
})

t.test('a stake is frozen until the reward, and no token is lost or created', async (t) => {
  // Plays are counted by the day.
  const { post, signIn } = await openSandbox(t, { now: () => Date.parse('2026-03-01T10:00:00+08:00') })
  const A = await signIn()
  const call = async (name: string, more = {}) =>
    await post(`/api/mini_game/mini_game_${name}`, { ...A, ...more })
  const wallet = async () => (await call('wallet')).value[0]
  t.same(await wallet(), { frozen_token: '0.00', token_balance: '250.00' })
  t.match((await call('list')).value[0], {
    game_id: 'lucky-wheel',
    status: 'ACTIVE',
    token_cost: '10.00',
    plays_left: 20,
  })

  let tokens = 25_000
  let cash = 1_234_560
  for (let play = 0; play < 10; play++) {
    const bet = (await call('bet', { game_id: 'lucky-wheel' })).value[0]
    const prize = findPrize('lucky-wheel', bet.result_prize_id)
    tokens -= 1000
    t.equal(minor(bet.token_balance), tokens)
    t.equal((await wallet()).frozen_token, '10.00')
    t.match((await call('log')).value[0], {
      game_id: 'lucky-wheel',
      cost: '10.00',
      prize: '',
      state: 'STAKED',
    })
    const reward = (await call('reward', { game_id: 'lucky-wheel' })).value[0]
    if (prize?.type === 'TOKEN') tokens += prize.amount
    if (prize?.type === 'CASH') cash += prize.amount
    t.match(reward, { reward_type: prize?.type, state: 'CLAIMED' })
    t.same([minor(reward.game_token), minor(reward.game_balance)], [tokens, cash])
    t.match((await call('log')).value[0], { prize: prize?.label.en, state: 'SETTLED' })
  }
  t.equal((await call('list')).value[0].plays_left, 10)
  t.same((await call('gamify')).value[0], { points: 100, level: 2, next_level: 200 })
  t.match(await call('reward', { game_id: 'lucky-wheel' }), { statusMessage: 'notEligible' })
})

t.test('bets without tokens, on an unknown game, over the daily limit, and repeated', async (t) => {
  let now = Date.parse('2026-03-01T10:00:00+08:00')
  const { post, signIn, sandbox } = await openSandbox(t, { now: () => now })
  sandbox.control.addPlayer({
    domain: 'localhost',
    accountId: 'tokens',
    password: 'Token123',
    tokens: 100_000,
  })
  const A = await signIn('tokens', 'Token123')
  const bet = (more: object) => post('/api/mini_game/mini_game_bet', { ...A, game_id: 'gift-box', ...more })
  t.match(await bet({ game_id: 'none' }), { statusMessage: 'notFound' })
  const first = await bet({ request_id: 'q' })
  t.same(await bet({ request_id: 'q' }), first)
  for (let play = 1; play < 10; play++) await bet({})
  t.match(await bet({}), { statusMessage: 'limitReached' })
  t.equal((await post('/api/auth/get_balance', A)).game_token, '800.00')
  now += 24 * 3_600_000
  t.equal((await bet({})).statusCode, 1)
  t.match(await post('/api/mini_game/mini_game_bet', { ...(await signIn('poor')), game_id: 'gift-box' }), {
    statusMessage: 'insufficientBalance',
  })
})
