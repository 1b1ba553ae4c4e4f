import { cashierTest, hour, minute, noon, type Player } from '../cashier/cashier-test.ts'

const day = 24 * hour
const dayText = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10)
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const month = { date_from: dayText(noon - 30 * day), date_to: dayText(noon) }

type Row = Record<string, string>

/** All rows of a paged report. */
async function allRows(player: Player, path: string, filter: object = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { value, total } = await player.call(path, { ...month, ...filter, page, per_page: 100 })
    rows.push(...value)
    if (rows.length >= total || value.length === 0) return rows
  }
}

const sum = (rows: Row[], name: string) => rows.reduce((total, row) => total + minor(row[name] ?? ''), 0n)

for (const [accountId, password] of [
  ['demo', 'Demo1234'],
  ['maria', 'Maria1234'],
] as const)
  cashierTest(`the reports of ${accountId} agree with each other`, async (t, { player }) => {
    const one = await player(accountId, password)
    const [statement] = (await one.call('/api/report/statement', month)).value
    t.equal(statement.closing_balance, await one.balance())
    t.equal(statement.daily.length, 31)
    t.equal(statement.daily[0].opening_balance, statement.opening_balance)
    for (const name of [
      'deposits',
      'withdrawals',
      'bonuses',
      'adjustments',
      'bet_total',
      'win_total',
      'net_result',
    ])
      t.equal(sum(statement.daily, name), minor(statement[name]), `the days add up: ${name}`)
    for (const [index, row] of statement.daily.entries())
      t.equal(
        row.closing_balance,
        (statement.daily[index + 1] ?? { opening_balance: statement.closing_balance }).opening_balance,
      )

    const rows = await allRows(one, '/api/report/transactions')
    const { totals, total } = await one.call('/api/report/transactions', { ...month, per_page: 1 })
    t.equal(rows.length, total)
    const of = (type: string) =>
      sum(
        rows.filter((row) => row.type === type),
        'amount',
      )
    t.equal(of('DEPOSIT'), minor(statement.deposits))
    t.equal(of('WITHDRAWAL') - of('WITHDRAWAL_REFUND'), minor(statement.withdrawals))
    t.equal(of('BET'), minor(statement.bet_total))
    t.equal(of('WIN'), minor(statement.win_total))
    t.equal(
      sum(
        rows.filter(({ direction }) => direction === 'IN'),
        'amount',
      ),
      minor(totals.in),
    )
    t.equal(minor(totals.in) - minor(totals.out), minor(totals.net))
    t.equal(minor(statement.closing_balance) - minor(statement.opening_balance), minor(totals.net))
    for (const [index, row] of rows.entries()) {
      const change = row.direction === 'IN' ? minor(row.amount ?? '') : -minor(row.amount ?? '')
      const before = rows[index + 1]?.balance_after ?? statement.opening_balance
      t.equal(minor(row.balance_after ?? ''), minor(before) + change)
    }

    const bets = await allRows(one, '/api/report/bets')
    const betTotals = (await one.call('/api/report/bets', { ...month, per_page: 1 })).totals
    t.ok(bets.length > 20)
    t.equal(sum(bets, 'bet_amount'), minor(betTotals.bet))
    t.equal(sum(bets, 'win_amount'), minor(betTotals.win))
    t.equal(sum(bets, 'profit'), minor(betTotals.profit))
    t.equal(minor(betTotals.bet), minor(statement.bet_total))
    t.equal(minor(betTotals.win), minor(statement.win_total))
  })

cashierTest(
  'filters and pages cut the list, and totals are those of the whole filter',
  async (t, { player }) => {
    const demo = await player('demo')
    const deposits = await demo.call('/api/report/transactions', { ...month, type: 'DEPOSIT', per_page: 2 })
    t.equal(deposits.value.length, 2)
    t.ok(deposits.total > 2)
    t.equal(
      minor(deposits.totals.in),
      sum(await allRows(demo, '/api/report/transactions', { type: 'DEPOSIT' }), 'amount'),
    )
    const beyond = await demo.call('/api/report/transactions', { ...month, page: 99 })
    t.match(beyond, { value: [], page: 99, per_page: 10 })
    t.ok(beyond.total > 0)
    const sports = await demo.call('/api/report/bets', {
      ...month,
      game_type: 'SPORTSBOOK',
      provider_code: 'SABA',
    })
    t.ok(sports.value.every((row: Row) => row.game_type === 'SPORTSBOOK'))
    t.equal((await demo.call('/api/report/bets', { ...month, provider_code: 'NOBODY' })).total, 0)
    t.match(await demo.call('/api/report/bets', { ...month, status: 'OPEN' }), {
      ...{ total: 1, totals: { profit: '0.00' }, value: [{ profit: '0.00', settled_at: '' }] },
    })
    t.match(await demo.call('/api/report/bets', { ...month, status: 'VOID' }), {
      value: [{ valid_bet: '0.00', profit: '0.00' }],
    })
    t.ok(
      (await demo.call('/api/cashier/turnover_list')).value.every(
        (order: { is_passed: boolean }) => order.is_passed,
      ),
    )
    for (const [status, days] of Object.entries({ SUCCESS: 44, EXPIRED: 44, FAILED: 44, CANCELLED: 30 }))
      t.ok((await demo.call('/api/cashier/deposit_list', { ...lastDays(days), status })).total > 0, status)
    t.match(await demo.call('/api/cashier/deposit_list', { per_page: 101 }), {
      fields: { per_page: 'tooMany' },
    })
  },
)

const lastDays = (days: number) => ({
  date_from: dayText(noon - days * day),
  date_to: dayText(noon - (days - 30) * day),
})

cashierTest(
  'the bet display has its legs, for home, away, draw and with a criterion',
  async (t, { player }) => {
    const demo = await player('demo')
    const bets = await allRows(demo, '/api/report/bets', { ...lastDays(44), game_type: 'SPORTSBOOK' })
    bets.push(...(await allRows(demo, '/api/report/bets', { game_type: 'SPORTSBOOK' })))
    const legs = []
    for (const { bet_id } of bets) {
      const [detail] = (await demo.call('/api/report/bet_detail', { bet_id, provider_code: 'SABA' })).value
      t.match(detail, { bet_type: /SINGLE|PARLAY/, stake: /\.\d\d$/, odds: /^\d+\.\d\d$/ })
      legs.push(...detail.legs)
    }
    for (const home_away of [1, 2, 3])
      t.ok(
        legs.some((leg) => leg.home_away === home_away),
        `${home_away}`,
      )
    t.ok(legs.some((leg) => leg.criteria1 !== ''))
    for (const leg of legs)
      for (const name of [
        'home_team_name',
        'away_team_name',
        'home_name_en',
        'home_name_cn',
        'away_name_php',
      ])
        t.ok(leg[name], name)
    const [slot] = await allRows(demo, '/api/report/bets', { game_type: 'SLOTS' })
    t.match(
      await demo.call('/api/report/bet_detail', { bet_id: slot?.bet_id, provider_code: slot?.provider_code }),
      {
        value: [{ bet_type: 'SINGLE', legs: [] }],
      },
    )
    const maria = await player('maria', 'Maria1234')
    t.match(
      await maria.call('/api/report/bet_detail', {
        bet_id: slot?.bet_id,
        provider_code: slot?.provider_code,
      }),
      {
        statusMessage: 'notFound',
      },
    )
  },
)

cashierTest('a range has 31 days at most, within twelve months', async (t, { player }) => {
  const demo = await player('demo')
  const range = (from: number, to: number) =>
    demo.call('/api/report/statement', {
      date_from: dayText(noon - from * day),
      date_to: dayText(noon - to * day),
    })
  t.equal((await range(30, 0)).statusCode, 1)
  t.match(await range(31, 0), { statusMessage: 'invalidInput', fields: { date_from: 'tooLong' } })
  t.match(await range(0, 1), { fields: { date_from: 'order' } })
  t.equal((await range(366, 340)).statusCode, 1)
  t.match(await range(367, 360), { fields: { date_from: 'tooEarly' } })
  for (const date_from of ['2026-02-30', '2026-6-1', 'yesterday', '2026-06-01T00:00:00Z', '٢٠٢٦-٠٦-٠١'])
    t.match(
      await demo.call('/api/report/bets', { date_from }),
      { fields: { date_from: 'format' } },
      date_from,
    )
  t.equal((await demo.call('/api/report/statement')).value[0].daily.length, 7, 'seven days by default')
})

cashierTest('tokens are no money: a play is a bet of nothing, and its cash a win', async (t, { player }) => {
  const demo = await player('demo')
  const today = { date_from: dayText(noon), date_to: dayText(noon) }
  let cash = 0n
  for (let play = 0; play < 20; play++) {
    await demo.call('/api/mini_game/mini_game_bet', { game_id: 'scratch-card' })
    const [reward] = (await demo.call('/api/mini_game/mini_game_reward', { game_id: 'scratch-card' })).value
    if (reward.reward_type === 'CASH') cash += minor(reward.amount)
  }
  const plays = await demo.call('/api/report/bets', { ...today, game_type: 'MINIGAME' })
  t.match(plays, { total: 20, totals: { bet: '0.00', valid_bet: '0.00' } })
  t.equal(minor(plays.totals.win), cash)
  const tokens = await demo.call('/api/report/transactions', { ...today, type: 'TOKEN', per_page: 100 })
  t.ok(tokens.total >= 20)
  t.ok((await allRows(demo, '/api/report/transactions', today)).every(({ type }) => type !== 'TOKEN'))
})

cashierTest('turnover orders stand in the order in which bets count towards them', async (t, cashier) => {
  const winner = await cashier.player()
  for (const amount of ['300.00', '400.00']) {
    const { value } = await winner.deposit({ amount })
    cashier.sandbox.control.moveDeposit(value[0].deposit_id, 'SUCCESS')
    cashier.pass(minute)
  }
  const orders = async () =>
    (await winner.call('/api/cashier/turnover_list')).value.map(
      ({ amount, completed }: Row) => `${amount} ${completed}`,
    )
  winner.bet(10_000)
  t.same((await orders()).slice(0, 2), ['300.00 100.00', '400.00 0.00'], 'the oldest is first, in both')
  winner.bet(25_000)
  t.same((await orders()).slice(0, 2), ['400.00 50.00', '300.00 300.00'], 'what is done comes after')
})
