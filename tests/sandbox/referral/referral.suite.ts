import { type Cashier, cashierTest, minute } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const day = 24 * 60 * minute

async function signUp(
  { post, site }: Cashier,
  account_id: string,
  more: Record<string, unknown>,
): Promise<ResponseBody> {
  const form = { account_id, password: 'Friend123', contact_phone: '09170009999' }
  return post('/api/auth/signup', { ...(await site()), ...form, ...more })
}

cashierTest('a friend who counts earns commission, level by level', async (t, cashier) => {
  const { sandbox, pass } = cashier
  const winner = await cashier.player('winner')
  const info = async () => (await winner.call('/api/referral/info')).value[0]
  const { referral_code: referrer_code, referral_link } = await info()
  t.match(referrer_code, /^[A-Z2-9]{8}$/)
  t.equal(referral_link, `https://localhost/register?referrer_code=${referrer_code}`)
  t.equal((await signUp(cashier, 'ana1', { referrer_code: referrer_code.toLowerCase() })).statusCode, 1)
  const ana = await cashier.player('ana1', 'Friend123')
  const code = (await ana.call('/api/referral/info')).value[0].referral_code
  await signUp(cashier, 'ben1', { referrer_code: code, contact_phone: '09170008888' })
  const ben = await cashier.player('ben1', 'Friend123')

  const friend = async () => (await winner.call('/api/referral/downlines')).value[0]
  t.match(await friend(), { account_masked: 'an***a1', status: 'REGISTERED', commission: '0.00' })
  await ana.deposit({ amount: '2000.95' })
  await ben.deposit({ amount: '2000.95' })
  pass(minute)
  t.match(await friend(), { status: 'DEPOSITED' })
  ana.bet(100_000, 50_000)
  ben.bet(200_000)
  t.match(await friend(), { status: 'DEPOSITED', commission: '3.00' }, 'not verified yet')
  sandbox.control.decideKyc('localhost', 'ana1', 'VERIFIED')
  t.match(await friend(), { status: 'QUALIFIED' })
  t.match(await info(), { total_referred: 1, qualified_referred: 1, pending_commission: '5.00' })
  const claim = (request_id: string) => winner.call('/api/referral/claim', { request_id })
  t.match(await claim('early'), { statusMessage: 'notEligible' }, 'the day is not over')
  pass(day)
  t.match(
    await info(),
    { pending_commission: '2.00', claimable_commission: '3.00' },
    'ben does not count yet',
  )
  const first = await claim('c')
  t.match(first.value, [{ claimed_amount: '3.00', game_balance: '25003.00' }])
  t.same(await claim('c'), first, 'a repeat gets the first answer')
  t.match(await claim('d'), { statusMessage: 'notEligible' })
  sandbox.control.decideKyc('localhost', 'ben1', 'VERIFIED')
  t.match((await winner.call('/api/referral/commission_list')).value, [
    { level: 1, base_amount: '1000.00', rate: '0.30', commission: '3.00', status: 'CLAIMED' },
    { level: 2, base_amount: '2000.00', rate: '0.10', commission: '2.00', status: 'CLAIMABLE' },
  ])
  t.match((await winner.call('/api/referral/downlines', { level: 2 })).value, [{ account_masked: 'be***n1' }])
})

cashierTest('nobody refers themselves', async (t, cashier) => {
  const winner = await cashier.player('winner')
  const { referral_code: referrer_code } = (await winner.call('/api/referral/info')).value[0]
  t.match(await signUp(cashier, 'again1', { referrer_code, contact_phone: '09670000001' }), {
    ...{ statusMessage: 'notEligible', fields: { referrer_code: 'notEligible' } },
  })
  const device = { visitor_id: 'browser-1' }
  await signUp(cashier, 'cara1', device)
  const cara = await cashier.player('cara1', 'Friend123')
  const own = (await cara.call('/api/referral/info')).value[0].referral_code
  const again = { ...device, referrer_code: own, contact_phone: '09170007777' }
  t.match(await signUp(cashier, 'cara2', again), { statusMessage: 'notEligible' })
  t.equal((await signUp(cashier, 'cara3', { ...again, visitor_id: 'browser-2' })).statusCode, 1)
  t.equal(
    (await signUp(cashier, 'dana1', { referrer_code: 'NOBODY22' })).statusCode,
    1,
    'an unknown code links nobody',
  )
})
