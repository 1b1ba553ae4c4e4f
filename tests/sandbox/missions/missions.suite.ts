import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const day = 24 * 60 * minute

const missionOf = async (player: Player, id: string): Promise<ResponseBody> =>
  (await player.call('/api/mission/list')).value.find(({ mission_id }: ResponseBody) => mission_id === id)
const claim = (player: Player, mission_id: string, request_id: string = crypto.randomUUID()) =>
  player.call('/api/mission/claim', { request_id, mission_id })

cashierTest(
  'missions follow play, deposits and logins, and are claimed once',
  async (t, { player: open, pass }) => {
    const winner = await open('winner')
    t.match(await missionOf(winner, 'daily-login'), {
      state: 'CLAIMABLE',
      tasks: [{ target: '1', progress: '1' }],
    })
    t.match(await missionOf(winner, 'daily-slots'), { state: 'AVAILABLE' })
    t.match(await missionOf(winner, 'platinum-run'), { state: 'LOCKED' })
    t.match(await missionOf(winner, 'opening-rounds'), { state: 'EXPIRED' })
    for (let round = 0; round < 4; round++) winner.bet(100)
    winner.bet(100, 0, 'FISH')
    t.match(await missionOf(winner, 'daily-slots'), {
      state: 'IN_PROGRESS',
      tasks: [{ target: '10', progress: '4' }],
    })
    t.match(await claim(winner, 'daily-slots'), { statusMessage: 'notEligible' })
    for (let round = 0; round < 7; round++) winner.bet(100)
    t.match(await missionOf(winner, 'daily-slots'), { state: 'CLAIMABLE', tasks: [{ progress: '10' }] })

    await winner.deposit({ amount: '600.95' })
    pass(minute)
    t.match(await missionOf(winner, 'weekly-deposit'), {
      state: 'CLAIMABLE',
      tasks: [{ progress: '500.00' }],
    })

    const first = await claim(winner, 'daily-slots', 'once')
    t.match(first.value, [{ reward_type: 'TOKEN', reward_amount: '10.00', game_token: '10.00' }])
    t.same(await claim(winner, 'daily-slots', 'once'), first, 'a repeat gets the first answer')
    t.match(await claim(winner, 'daily-slots'), { statusMessage: 'alreadyClaimed' })
    t.match(await claim(winner, 'opening-rounds'), { statusMessage: 'expired' })
    t.match(await claim(winner, 'none'), { statusMessage: 'notFound' })
    const all = await winner.call('/api/mission/claim_all', { request_id: 'all' })
    t.same(
      all.value.map(({ mission_id }: ResponseBody) => mission_id),
      ['daily-login', 'weekly-deposit'],
    )
    t.same(await winner.call('/api/mission/claim_all', { request_id: 'all' }), all)
    t.equal((await winner.call('/api/mission/claim_all', { request_id: 'none' })).total, 0)
    pass(day)
    t.match(await missionOf(winner, 'daily-slots'), { state: 'AVAILABLE' }, 'a new day begins anew')
  },
)

cashierTest('a mission to join counts from then on', async (t, { player: open }) => {
  const winner = await open('winner')
  winner.bet(300_000, 300_000, 'FISH')
  t.match(await missionOf(winner, 'fishing-fiesta'), { state: 'AVAILABLE', requires_opt_in: true })
  t.match(await claim(winner, 'fishing-fiesta'), { statusMessage: 'notEligible' })
  const join = (mission_id: string) =>
    winner.call('/api/mission/opt_in', { request_id: crypto.randomUUID(), mission_id })
  t.match((await join('fishing-fiesta')).value, [{ mission_id: 'fishing-fiesta' }])
  t.match(await join('fishing-fiesta'), { statusMessage: 'alreadyClaimed' })
  t.match(await join('daily-slots'), { statusMessage: 'notEligible' })
  winner.bet(200_000, 200_000, 'FISH')
  t.match((await claim(winner, 'fishing-fiesta')).value, [{ reward_type: 'BONUS', reward_amount: '100.00' }])
  t.equal(await winner.balance(), '25100.00')
})

cashierTest('no deposit is asked of who has a limit', async (t, { player: open }) => {
  const winner = await open('winner')
  t.ok(await missionOf(winner, 'weekly-deposit'))
  await winner.call('/api/rg/limit_set', {
    ...{ request_id: 'l', kind: 'LOSS', period: 'WEEK', amount: '1000.00', password: 'Demo1234' },
  })
  t.notOk(await missionOf(winner, 'weekly-deposit'))
})

cashierTest('no deposit is asked of who takes a break or is excluded', async (t, { player: open }) => {
  const password = 'Demo1234'
  await (await open('winner')).call('/api/rg/cool_off', { request_id: 'c', hours: 24, password })
  const winner = await open('winner')
  t.notOk(await missionOf(winner, 'weekly-deposit'), 'on a break')
  t.ok(await missionOf(winner, 'daily-login'), 'the others stay')
  const excluded = { request_id: 'x', months: 6, password, confirm_text: 'EXCLUDE' }
  await (await open('demo')).call('/api/rg/self_exclude', excluded)
  t.notOk(await missionOf(await open('demo'), 'weekly-deposit'), 'excluded')
})
