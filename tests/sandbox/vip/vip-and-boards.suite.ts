import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const hour = 60 * minute
const day = 24 * hour

cashierTest('levels agree with the player’s own, and their rewards are claimed once', async (t, cashier) => {
  const { post, site, pass } = cashier
  const levels = (await post('/api/vip/levels', await site())).value
  const demo = await cashier.player('demo')
  const own = (await demo.call('/api/vip/rewards')).value
  const next = (await post('/api/auth/vip', await cashier.signIn('demo'))).nextLevel[0]
  const gold = levels.findIndex(({ vip_name }: ResponseBody) => vip_name === next.vip_name)
  t.equal(levels[gold + 1].deposit_required, next.deposit_next)
  t.equal(levels[gold + 1].turnover_required, next.turnover_next)
  t.match(
    own.find(({ reward_id }: ResponseBody) => reward_id === 'level-4'),
    { state: 'LOCKED', vip_name: 'Platinum' },
  )

  const claim = (reward_id: string, request_id: string = crypto.randomUUID()) =>
    demo.call('/api/vip/claim', { request_id, reward_id })
  const weekly = own.find(({ kind }: ResponseBody) => kind === 'WEEKLY')
  const first = await claim(weekly.reward_id, 'w')
  t.match(first.value, [{ state: 'CLAIMED', amount: '30.00', game_balance: '12375.60' }])
  t.same(await claim(weekly.reward_id, 'w'), first, 'a repeat gets the first answer')
  t.match(await claim(weekly.reward_id), { statusMessage: 'alreadyClaimed' })
  t.match(await claim('level-4'), { statusMessage: 'notEligible' })
  t.match(await claim('level-99'), { statusMessage: 'notFound' })
  pass(7 * day)
  t.match(await claim(weekly.reward_id), { statusMessage: 'expired' })
  t.match(
    (await demo.call('/api/vip/rewards')).value.find(({ kind }: ResponseBody) => kind === 'WEEKLY'),
    {
      state: 'CLAIMABLE',
    },
  )
})

const detail = async (player: Player, board_id: string, more = {}): Promise<ResponseBody> =>
  (await player.call('/api/leaderboard/detail', { board_id, per_page: 100, ...more })).value[0]
const listed = async (player: Player, id: string): Promise<ResponseBody> =>
  (await player.call('/api/leaderboard/list')).value.find(({ board_id }: ResponseBody) => board_id === id)
const join = (player: Player, board_id: string) =>
  player.call('/api/leaderboard/opt_in', { request_id: crypto.randomUUID(), board_id })

cashierTest('a leaderboard ranks real bets, and its prize arrives when it is final', async (t, cashier) => {
  const winner = await cashier.player('winner')
  t.equal((await detail(winner, 'race-of-the-week')).me, null, 'not joined')
  winner.bet(100_000, 100_000)
  cashier.pass(minute)
  t.match((await join(winner, 'race-of-the-week')).value, [{ joined: true }])
  t.match(await join(winner, 'race-of-the-week'), { statusMessage: 'alreadyClaimed' })
  cashier.pass(minute)
  const { me, entries } = await detail(winner, 'race-of-the-week')
  t.ok(me.place > 20, 'no place with a prize yet')
  t.equal(me.gap_to_prize, entries[19].score, 'as far as the last place with a prize')
  winner.bet(200_000, 200_000)
  const board = await detail(winner, 'race-of-the-week')
  t.equal(board.me.score, '2000.00', 'what was bet before joining does not count')
  const { place } = board.me
  const minor = (text: string) => Number(text.replace('.', ''))
  t.equal(minor(board.me.gap_to_next), minor(board.entries[place - 2].score) - 200_000)
  t.match(board.entries[place - 1].account_masked, 'wi***er')
  for (const { account_masked } of board.entries) t.match(account_masked, /^..\*\*\*..$/)

  for (let bet = 0; bet < 10; bet++) winner.bet(2_400_000, 2_400_000)
  t.match((await detail(winner, 'race-of-the-day')).me, {
    place: 1,
    gap_to_next: '0.00',
    gap_to_prize: '0.00',
  })
  cashier.pass(12 * hour)
  const prize = (await winner.call('/api/settings/get_inbox')).value[0]
  t.match(prize, {
    title_en: 'Race of the day',
    reward: { type: 'CASH', amount: '500.00', state: 'CLAIMABLE' },
  })
  const { inbox_id } = prize
  t.match(await winner.call('/api/settings/delete_inbox', { inbox_id }), { statusMessage: 'notEligible' })
  await winner.call('/api/settings/claim_inbox', { inbox_id, request_id: 'prize' })
  t.equal(await winner.balance(), '25500.00')
  t.equal((await detail(winner, 'race-of-the-day', { previous: true })).me.place, 1)
  t.equal((await detail(winner, 'race-of-the-day')).me, null, 'a new day begins anew')
})

cashierTest('a player who hides the name keeps place and prize without it', async (t, cashier) => {
  const winner = await cashier.player('winner')
  winner.bet(2_400_000, 2_400_000)
  const profile = async () => (await winner.call('/api/settings/profile_get')).value[0]
  const place = async () => {
    const { me, entries } = await detail(winner, 'race-of-the-day')
    return entries[me.place - 1].account_masked
  }
  t.match(await profile(), { full_name: 'Wilma Winner', show_in_leaderboard: true, email_verified: false })
  t.equal(await place(), 'wi***er')
  const show = (show_in_leaderboard: boolean) =>
    winner.call('/api/settings/profile_update', { show_in_leaderboard })
  t.match((await show(false)).value, [{ full_name: 'Wilma Winner', show_in_leaderboard: false }])
  t.match(await profile(), { full_name: 'Wilma Winner', show_in_leaderboard: false })
  t.equal(await place(), '***')
  await show(true)
  t.equal(await place(), 'wi***er')
})

cashierTest('a board’s state follows the clock', async (t, cashier) => {
  const winner = await cashier.player('winner')
  const state = async () => (await listed(winner, 'weekend-cup')).state
  t.equal(await state(), 'UPCOMING')
  t.match(await join(winner, 'weekend-cup'), { statusMessage: 'notEligible' })
  cashier.pass(3 * day)
  t.equal(await state(), 'OPEN')
  t.equal((await join(winner, 'weekend-cup')).statusCode, 1)
  cashier.pass(2 * day)
  t.equal(await state(), 'RUNNING')
  winner.bet(100, 50_000)
  t.equal((await detail(winner, 'weekend-cup')).me.score, '500.00', 'five hundred times the bet')
  cashier.pass(day + 12 * hour)
  t.equal(await state(), 'FINALIZING')
  t.match(await join(winner, 'weekend-cup'), { statusMessage: 'expired' })
  cashier.pass(2 * hour)
  t.equal(await state(), 'UPCOMING', 'the next weekend’s')
  t.match(await listed(winner, 'opening-cup'), { state: 'FINISHED' })
  t.match(await listed(winner, 'bingo-night'), { state: 'CANCELLED' })
  t.match(await join(winner, 'race-of-the-day'), { statusMessage: 'notEligible' })
})
