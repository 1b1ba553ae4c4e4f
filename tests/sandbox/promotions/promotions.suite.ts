import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const day = 24 * 60 * minute

const stateOf = async (player: Player, id: string) =>
  (await player.call('/api/promotion/list')).value.find(({ promo_id }: ResponseBody) => promo_id === id).state
const claim = (player: Player, promo_id: string, request_id: string = crypto.randomUUID()) =>
  player.call('/api/promotion/claim', { request_id, promo_id })

cashierTest(
  'visitors see promotions, players their states, and each language its text',
  async (t, cashier) => {
    const { post, site } = cashier
    const visitor = await post('/api/promotion/list', await site())
    t.same(new Set(visitor.value.map(({ state }: ResponseBody) => state)), new Set(['AVAILABLE', 'ENDED']))
    for (const { promo_id, title_en, title_local, title_cn, img_url } of visitor.value) {
      t.ok(title_en && title_local && /\p{Script=Han}/u.test(title_cn), promo_id)
      t.equal((await fetch(img_url)).status, 200, img_url)
    }
    const detail = await post('/api/promotion/detail', { ...(await site()), promo_id: 'welcome-50' })
    t.match(detail.value[0], {
      ...{ bonus_rate: '50', bonus_max: '500.00', min_deposit: '200.00', turnover_multiplier: '15' },
      ...{ valid_days: 7, max_bet: '500.00', eligibility: [{ rule_key: 'firstDeposit', met: null }] },
      turnover_games: [
        { game_type: 'SLOTS', percent: '100' },
        {},
        { game_type: 'LIVECASINO', percent: '10' },
      ],
    })
    t.match(await post('/api/promotion/detail', { ...(await site()), promo_id: 'none' }), {
      statusMessage: 'notFound',
    })

    const demo = await cashier.player('demo')
    t.equal(await stateOf(demo, 'welcome-50'), 'NOT_ELIGIBLE', 'it is for the first deposit')
    t.equal(await stateOf(demo, 'gold-200'), 'AVAILABLE')
    t.equal(await stateOf(demo, 'sovereign-5000'), 'NOT_ELIGIBLE')
    t.equal(await stateOf(demo, 'opening-week'), 'ENDED')
    t.match(await claim(demo, 'sovereign-5000'), { statusMessage: 'notEligible' })
    t.match(await claim(demo, 'opening-week'), { statusMessage: 'expired' })
    t.match(await claim(demo, 'daily-rebate'), { statusMessage: 'notEligible' })
    t.match(await claim(await cashier.player('nokyc'), 'verified-100'), { statusMessage: 'kycRequired' })
  },
)

cashierTest('a promotion is claimed once for each run', async (t, { player: open, pass }) => {
  const demo = await open('demo')
  const first = await claim(demo, 'gold-200', 'once')
  t.match(first.value, [{ status: 'ACTIVE', bonus_id: /^bn-/ }])
  t.same(await claim(demo, 'gold-200', 'once'), first, 'a repeat gets the first answer')
  t.match(await claim(demo, 'reload-20', 'once'), { statusMessage: 'duplicateRequest' })
  t.match(await claim(demo, 'gold-200'), { statusMessage: 'alreadyClaimed' })
  t.equal(await stateOf(demo, 'gold-200'), 'CLAIMED')
  pass(30 * day)
  t.equal(await stateOf(demo, 'gold-200'), 'AVAILABLE', 'the next month has one again')

  t.match((await claim(demo, 'token-drop')).value, [{ bonus_id: '', status: 'CLAIMED' }])
  t.equal((await demo.call('/api/auth/get_balance')).game_token, '270.00')
})

cashierTest(
  'a promised bonus comes with the bets of its days, or is called off',
  async (t, { player: open, pass }) => {
    const [winner, nokyc] = [await open('winner'), await open('nokyc')]
    for (const player of [winner, nokyc])
      t.match((await claim(player, 'weekend-boost')).value, [{ status: 'PENDING' }])
    winner.bet(200_000, 200_000)
    t.equal(await stateOf(winner, 'weekend-boost'), 'OPTED_IN', 'a bet on Monday does not count')
    t.equal(await winner.balance(), '25000.00')
    pass(5 * day)
    winner.bet(99_900, 99_900)
    t.equal(await stateOf(winner, 'weekend-boost'), 'OPTED_IN')
    winner.bet(100, 100)
    t.equal(await stateOf(winner, 'weekend-boost'), 'CLAIMED')
    t.equal(await winner.balance(), '25100.00')
    pass(2 * day)
    t.match((await nokyc.call('/api/promotion/my_bonuses')).value, [{ status: 'CANCELLED' }])
    t.equal(await nokyc.balance(), '5000.00')
  },
)

cashierTest('a weekend of some games counts no bets on others', async (t, cashier) => {
  const domain = 'own-weekend.example'
  const { control } = cashier.sandbox
  control.addBrand({ domain, themeCode: 'casino3' })
  const accountId = 'winner'
  const identity = {
    ...(await cashier.site(domain)),
    ...(await cashier.signIn(accountId, 'Demo1234', domain)),
  }
  const claim = (promo_id: string) =>
    cashier.post('/api/promotion/claim', { ...identity, request_id: promo_id, promo_id })
  const state = async () =>
    (await cashier.post('/api/promotion/list', identity)).value.find(
      ({ promo_id }: ResponseBody) => promo_id === 'baccarat-weekend',
    ).state
  t.match((await claim('baccarat-weekend')).value, [{ status: 'PENDING' }])
  t.match(await claim('weekend-boost'), { statusMessage: 'notFound' }, 'of another brand')
  cashier.pass(5 * day)
  control.playBet({ domain, accountId, gameType: 'SLOTS', bet: 200_000, win: 200_000 })
  t.equal(await state(), 'OPTED_IN', 'a slot is no baccarat')
  control.playBet({ domain, accountId, gameType: 'LIVECASINO', bet: 100_000, win: 100_000 })
  t.equal(await state(), 'CLAIMED')
})

cashierTest('cashback and rebate come from real bets', async (t, { player: open, pass }) => {
  const winner = await open('winner')
  t.match(await claim(winner, 'cashback-5'), { statusMessage: 'notEligible' })
  t.match(await winner.call('/api/promotion/rebate_claim', { request_id: 'r' }), {
    statusMessage: 'notEligible',
  })
  winner.bet(100_000, 20_000)
  winner.bet(50_000, 0, 'LIVECASINO')
  const info = (await winner.call('/api/promotion/rebate_info')).value[0]
  t.equal(info.claimable, '4.00', '0.3 % of 1,000 and 0.2 % of 500')
  const claimed = await winner.call('/api/promotion/rebate_claim', { request_id: 'r' })
  t.match(claimed.value, [{ claimed_amount: '4.00', claimable: '0.00', game_balance: '23704.00' }])
  t.same(await winner.call('/api/promotion/rebate_claim', { request_id: 'r' }), claimed)
  t.match(await winner.call('/api/promotion/rebate_claim', { request_id: 's' }), {
    statusMessage: 'notEligible',
  })
  pass(7 * day)
  t.match((await claim(winner, 'cashback-5')).value, [{ status: 'ACTIVE' }])
  t.match((await winner.call('/api/promotion/my_bonuses')).value, [
    { amount: '65.00', turnover_required: '65.00' },
  ])
})

cashierTest('codes give what they say once, or are refused with their word', async (t, { player: open }) => {
  const nokyc = await open('nokyc')
  const redeem = (promo_code: string, request_id: string = crypto.randomUUID()) =>
    nokyc.call('/api/promotion/redeem_code', { request_id, promo_code })
  t.match((await redeem('kape25', 'k')).value, [{ reward_type: 'CASH', amount: '25.00', bonus_id: '' }])
  t.equal((await redeem('kape25', 'k')).statusCode, 1)
  t.match(await redeem('KAPE25'), { statusMessage: 'alreadyClaimed' })
  t.match((await redeem('TOKENS20')).value, [{ reward_type: 'TOKEN' }])
  t.match((await redeem('SALAMAT')).value, [{ reward_type: 'BONUS', bonus_id: /^bn-/ }])
  t.equal(await nokyc.balance(), '5075.00')
  t.match(await redeem('NOSUCH'), { statusMessage: 'invalidInput', fields: { promo_code: 'unknown' } })
  t.match(await redeem('constructor'), { statusMessage: 'invalidInput' })
  t.match(await redeem('VERIFIED50'), { statusMessage: 'kycRequired' })
  t.match(await redeem('TAPOSNA'), { statusMessage: 'expired' })
  t.match(await redeem('UBOSNA'), { statusMessage: 'limitReached' })
  t.match(await redeem('TRY-COUNTRYBLOCKED'), { statusMessage: 'countryBlocked' })
})
