import { cashierTest, minute, type Player } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

const day = 24 * 60 * minute

/** Deposits 500.00 with a bonus and lets it arrive; the bonus. */
async function takeBonus(
  player: Player,
  pass: (ms: number) => void,
  promo_id: string,
): Promise<ResponseBody> {
  t500(await player.deposit({ promo_id, amount: '500.95' }))
  pass(minute)
  return bonusOf(player)
}

function t500(begun: ResponseBody): void {
  if (begun.statusCode !== 1) throw new Error(begun.statusMessage)
}

const bonusOf = async (player: Player) => (await player.call('/api/promotion/my_bonuses')).value[0]
const wallet = (
  { sandbox }: { sandbox: { control: { accounts(domain: string): { id: string; balance: string }[] } } },
  id: string,
) => sandbox.control.accounts('localhost').find((account) => account.id === `localhost/${id}`)?.balance

cashierTest('a bonus is worked off by its games’ share, then it is cash', async (t, cashier) => {
  const poor = await cashier.player('poor')
  const bonus = await takeBonus(poor, cashier.pass, 'welcome-50')
  t.match(bonus, { amount: '250.47', status: 'ACTIVE', can_forfeit: true, forfeit_amount: '250.47' })
  t.equal(bonus.turnover_required, '3757.05', 'fifteen times')
  t.equal(await poor.balance(), '751.42', 'it can be played with')
  t.equal(wallet(cashier, 'poor/bonus'), '250.47', 'in an account of its own')
  t.match(await poor.info(), { withdrawable_balance: '0.00' })

  poor.bet(50_095, 50_095)
  t.equal((await bonusOf(poor)).turnover_completed, '500.00', 'the bonus is first, and counts 500 of a bet')
  poor.bet(10_000, 10_000, 'LIVECASINO')
  t.equal((await bonusOf(poor)).turnover_completed, '510.00', 'live casino counts a tenth')
  poor.bet(10_000, 10_000)
  t.equal((await bonusOf(poor)).turnover_completed, '610.00', 'slots count whole')

  for (let left = 32; left > 0; left--) poor.bet(10_000, 10_000)
  t.match(await bonusOf(poor), { status: 'COMPLETED', turnover_remaining: '0.00', can_forfeit: false })
  t.equal(wallet(cashier, 'poor/bonus'), '0.00')
  t.equal(wallet(cashier, 'poor/cash'), '751.42')
})

cashierTest('giving a bonus up takes it with what was won by it, and nothing else', async (t, cashier) => {
  const poor = await cashier.player('poor')
  const { bonus_id } = await takeBonus(poor, cashier.pass, 'welcome-50')
  poor.bet(60_095, 120_190)
  // 500.95 of the cash and 100.00 of the bonus were doubled.
  const { forfeit_amount } = await bonusOf(poor)
  t.equal(forfeit_amount, '350.47')
  const forfeit = () => poor.call('/api/promotion/forfeit', { request_id: 'f', bonus_id })
  const done = await forfeit()
  t.match(done.value, [{ status: 'FORFEITED', removed_amount: forfeit_amount }])
  t.equal(await poor.balance(), '1001.90')
  t.same(await forfeit(), done, 'a repeat gets the first answer')
  t.match(await poor.call('/api/promotion/forfeit', { request_id: 'g', bonus_id }), {
    statusMessage: 'notEligible',
  })
  const { turnover } = await poor.info()
  t.equal(turnover.remaining, '500.95', 'only the deposit’s own turnover is left')
})

cashierTest('a bonus ends with its time, and the most that it can turn into holds', async (t, cashier) => {
  const poor = await cashier.player('poor')
  await takeBonus(poor, cashier.pass, 'welcome-50')
  cashier.pass(7 * day)
  t.match(await bonusOf(poor), { status: 'EXPIRED', can_forfeit: false, forfeit_amount: null })
  t.equal(await poor.balance(), '500.95')

  const winner = await cashier.player('winner')
  await winner.call('/api/promotion/redeem_code', { request_id: 'c', promo_code: 'SALAMAT' })
  winner.bet(2_500_000 + 4_000, 0, 'BINGO')
  t.equal(await winner.balance(), '10.00', 'cash is bet first')
  winner.bet(1_000, 90_000)
  t.equal(await winner.balance(), '900.00')
  winner.bet(20_000, 20_000)
  t.match(await bonusOf(winner), { status: 'COMPLETED' })
  t.equal(await winner.balance(), '500.00', 'at most 500 of the code’s bonus')
})

cashierTest('transactions and statement tell the bonus with the cash', async (t, cashier) => {
  const poor = await cashier.player('poor')
  const { bonus_id } = await takeBonus(poor, cashier.pass, 'welcome-50')
  poor.bet(60_095, 30_000)
  await poor.call('/api/promotion/forfeit', { request_id: 'f', bonus_id })
  const { value, totals } = await poor.call('/api/report/transactions', { per_page: 100 })
  t.equal(value[0].balance_after, await poor.balance(), 'the last balance is the balance')
  t.equal(totals.net, await poor.balance())
  t.same(value.map(({ type }: { type: string }) => type).sort(), [
    'BET',
    'BET',
    'BONUS',
    'BONUS',
    'DEPOSIT',
    'WIN',
    'WIN',
  ])
  const statement = (await poor.call('/api/report/statement')).value[0]
  t.equal(statement.closing_balance, await poor.balance())
})
