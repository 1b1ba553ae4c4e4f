import t from 'tap'
import { openCashier } from '../cashier/cashier-site.ts'

t.test('a report is a file that nobody stores, with a row for each movement', async (t) => {
  const { site, player } = await openCashier(t)
  const demo = await player('demo')
  const list = (await demo.get('/api/reports/transactions?perPage=100')).json<{
    total: number
    items: { transactionId: string; amount: { amount: string } }[]
  }>()
  const answer = await demo.get('/api/reports/transactions.csv')
  t.equal(answer.status, 200, answer.text)
  t.match(answer.headers, {
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="transactions.csv"',
  })
  const [header, ...rows] = answer.text.slice(1, -2).split('\r\n')
  t.equal(answer.text[0], '\uFEFF')
  t.match(header, /^Date,Transaction,Type,Direction,Amount,/)
  t.equal(rows.length, list.total)
  t.match(rows[0], list.items[0]?.transactionId ?? 'none')
  const head = await site.ask('/api/reports/transactions.csv', { method: 'HEAD', cookie: demo.cookie })
  t.match([head.status, head.text], [200, ''])
  t.equal(head.headers['content-disposition'], answer.headers['content-disposition'])
})

t.test('the name of a report says its range; every kind is there and no other', async (t) => {
  const { player } = await openCashier(t)
  const demo = await player('demo')
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const range = `from=${day(6)}&to=${day(0)}`
  for (const kind of ['statement', 'transactions', 'bets']) {
    const answer = await demo.get(`/api/reports/${kind}.csv?${range}`)
    t.equal(answer.status, 200, answer.text)
    t.match(answer.headers['content-disposition'], `filename="${kind}-${day(6)}-${day(0)}.csv"`)
  }
  t.equal((await demo.get('/api/reports/salaries.csv')).status, 400)
  t.equal((await demo.get(`/api/reports/bets.csv?from=${day(40)}&to=${day(0)}`)).status, 400, 'too long')
  t.equal((await demo.get(`/api/reports/bets.csv?from=${day(0)}&to=${day(1)}`)).status, 400, 'backwards')
})

t.test('a remark of the platform is no formula', async (t) => {
  const { site, player } = await openCashier(t)
  const demo = await player('demo')
  const replace = { 'value.0.remark': '=HYPERLINK("https://evil.example")' }
  site.sandbox.control.fault({ call: '/api/report/transactions', fault: { kind: 'drift', replace } })
  t.match((await demo.get('/api/reports/transactions.csv')).text, `"'=HYPERLINK(""https://evil.example"")"`)
})

t.test(
  'the headings of a report are in the language that is asked for, which is English by itself',
  async (t) => {
    const { site, player } = await openCashier(t)
    const demo = await player('demo')
    const head = async (kind: string, query = '') => {
      const answer = await demo.get(`/api/reports/${kind}.csv${query}`)
      t.equal(answer.status, 200, answer.text)
      return answer.text.slice(1).split('\r\n')[0]
    }
    for (const [kind, english, filipino, chinese] of [
      ['statement', /^Date,Opening balance,/, /^Petsa,Panimulang balanse,/, /^日期,期初余额,/],
      ['transactions', /^Date,Transaction,/, /^Petsa,Transaksyon,/, /^日期,交易编号,/],
      ['bets', /^Placed,Settled,/, /^Oras ng taya,Na-settle noong,/, /^投注时间,结算时间,/],
    ] as const) {
      t.match(await head(kind), english)
      t.match(await head(kind, '?language=PHP'), filipino)
      t.match(await head(kind, '?language=CN'), chinese)
    }
    t.equal((await demo.get('/api/reports/bets.csv?language=XX')).status, 400)
    const fault = { kind: 'drift', replace: { total: 20_000 } } as const
    site.sandbox.control.fault({ call: '/api/report/bets', fault })
    t.match(
      (await demo.get('/api/reports/bets.csv?language=CN')).text,
      /\r\n仅列出前 10000 行。/,
      'the note, too',
    )
  },
)

t.test('a report is whole or fails', async (t) => {
  const { site, player } = await openCashier(t)
  const demo = await player('demo')
  site.sandbox.control.fault({ call: '/api/report/bets', fault: { kind: 'status', status: 500 } })
  const answer = await demo.get('/api/reports/bets.csv')
  t.match([answer.status, answer.headers['content-type']], [502, /problem\+json/])
  t.equal(answer.headers['content-disposition'], undefined)
})
