import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'

const hour = 60 * minute
const day = 24 * hour

const coolOff = (player: Player, more = {}) =>
  player.call('/api/rg/cool_off', { request_id: 'c', hours: 24, password: 'Demo1234', ...more })
const exclude = (player: Player, months: number, request_id = 'x') =>
  player.call('/api/rg/self_exclude', {
    ...{ request_id, months, password: 'Demo1234', confirm_text: 'EXCLUDE' },
  })

cashierTest(
  'a break ends all sessions, and stops play and deposits but no withdrawal',
  async (t, cashier) => {
    const winner = await cashier.player('winner')
    t.match(await coolOff(winner, { password: 'wrong' }), { statusMessage: 'invalidCredentials' })
    t.match(await coolOff(winner, { hours: 25 }), { statusMessage: 'invalidInput' })
    const until = '2026-06-02T12:00:00+08:00'
    t.match((await coolOff(winner)).value, [{ until }])
    t.match(await winner.call('/api/auth/get_balance'), { statusMessage: 'sessionExpired' })

    const form = { ...(await cashier.site()), account_id: 'winner', password: 'Demo1234' }
    t.match(await cashier.post('/api/auth/login', form), { statusCode: 1, cool_off: { active: true, until } })
    const back = await cashier.player('winner')
    const refusal = { statusMessage: 'coolOffActive', until, retry_after: 86_400 }
    t.match(await back.deposit(), refusal)
    t.throws(() => back.bet(100), { message: 'coolOffActive' })
    t.match(await back.call('/api/promotion/claim', { request_id: 'p', promo_id: 'token-drop' }), refusal)
    t.match((await back.call('/api/settings/check_status')).value, [{ rg_blockers: ['COOL_OFF'] }])
    t.match((await back.call('/api/rg/settings')).value, [{ cool_off: { active: true, until } }])
    t.equal((await back.call('/api/report/statement')).statusCode, 1)
    t.equal((await back.withdraw()).statusCode, 1)
    t.match(
      await coolOff(back, { request_id: 'd' }),
      { statusMessage: 'coolOffActive' },
      'it is not replaced',
    )
    t.match(await exclude(back, 6), { statusCode: 1 }, 'but may be followed by an exclusion')

    cashier.pass(day)
    const after = await cashier.player('winner')
    t.match(await after.deposit(), { statusMessage: 'selfExcluded' })
    cashier.pass(183 * day)
    t.equal((await (await cashier.player('winner')).deposit()).statusCode, 1)
  },
)

cashierTest('an exclusion for good has no end', async (t, cashier) => {
  const winner = await cashier.player('winner')
  t.match(await exclude(winner, 7), { statusMessage: 'invalidInput' })
  t.match((await exclude(winner, 0)).value, [{ until: '', irrevocable_until: '' }])
  t.match(await winner.call('/api/auth/get_balance'), { statusMessage: 'sessionExpired' })
  cashier.pass(366 * day)
  const back = await cashier.player('winner')
  t.match((await back.call('/api/rg/settings')).value, [{ self_exclusion: { active: true, until: '' } }])
  t.match(await back.deposit(), { statusMessage: 'selfExcluded' })
  t.match(await exclude(back, 0), { statusCode: 1 }, 'a repeat gets the first answer')
  const again = await cashier.player('winner')
  t.match(
    await exclude(again, 6, 'y'),
    { statusMessage: 'selfExcluded' },
    'a shorter one does not replace it',
  )
})

cashierTest('the summaries are those of the ledger', async (t, { player: open, pass }) => {
  const winner = await open('winner')
  await winner.deposit({ amount: '500.95' })
  winner.bet(10_000, 4_000)
  pass(minute)
  t.match((await winner.call('/api/rg/session_summary')).value, [
    { session_seconds: 60, bet_total: '100.00', win_total: '40.00', net: '-60.00' },
  ])
  t.match((await winner.call('/api/rg/summary')).value, [
    { deposits: '500.95', withdrawals: '0.00', net: '-500.95', days_played: 1 },
  ])
})

cashierTest('each market has its own helplines and steps', async (t, { post, site, signIn }) => {
  const settings = async (domain: string) => {
    const identity = { ...(await site(domain)), ...(await signIn('winner', 'Demo1234', domain)) }
    return (await post('/api/rg/settings', identity)).value[0]
  }
  t.match((await settings('localhost')).helplines[0], { phone: '1553' })
  t.same((await settings('localhost')).options.exclusion, [6, 12, 60, 0])
  t.match((await settings('uk.localhost')).helplines[0], { phone: '0808 8020 133' })
  t.same((await settings('uk.localhost')).options.exclusion, [6, 12, 60])
})
