import type { ResponseOf } from '@marquee/contracts/operations'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { startSite } from '../../../support/site.ts'
import { ok, startScripted } from '../promotions/scripted-platform.ts'

t.test('a named market closes its kinds of game: menus, lists, search and launch', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const listed = async (host: string, query: string) => {
    const answer = await site.ask(`/api/games?${query}`, { host })
    return answer.json<ResponseOf<'listGames'>>().games.map(({ category }) => category)
  }
  const startupOf = async (host: string) =>
    (await site.ask('/api/startup', { host })).json<ResponseOf<'getStartup'>>()
  // No brand of the demo has sabong: this platform offers it to all.
  const { control } = site.sandbox
  const sabong = { category: 'SABONG', count: 1, game_count: 1 }
  const entry = { content_id: 'sabong', children: [] }
  const replace = { 'provider_count.0': sabong, 'content.menu.0': entry, 'content.game_menu.0': entry }
  control.fault({ call: '/api/startup', fault: { kind: 'drift', replace } })
  const game = { 'value.0.game_type': 'SABONG' }
  control.fault({ call: '/api/product/game_list', fault: { kind: 'drift', replace: game } })
  const [open, closed] = [await startupOf('other.localhost'), await startupOf('ph.localhost')]
  t.match(open.market, { code: 'PH', asksAge: false, closedCategories: [] }, 'a brand that names none')
  t.match(closed.market, { code: 'PH', asksAge: true, minimumAge: 21, closedCategories: ['sabong'] })
  t.match((await startupOf('uk.localhost')).market, { code: 'GB', minimumAge: 18, asksAge: true })
  const kinds = ({ categories }: typeof open) => categories.map(({ category }) => category)
  t.ok(kinds(open).includes('sabong'))
  t.same(
    kinds(closed),
    kinds(open).filter((kind) => kind !== 'sabong'),
  )
  for (const menu of ['menu', 'gameMenu'] as const) {
    t.match(JSON.stringify(open[menu]), 'sabong')
    t.notMatch(JSON.stringify(closed[menu]), 'sabong')
  }

  t.ok((await listed('other.localhost', 'category=sabong')).length > 0)
  t.same(await listed('ph.localhost', 'category=sabong'), [])
  t.notOk((await listed('ph.localhost', 'q=sabong')).includes('sabong'))

  const launch = (host: string) =>
    site.ask('/api/games/launch', {
      ...{ method: 'POST', host },
      body: { ...operations.launchGame.example.request.body, gameType: 'SABONG', mode: 'DEMO' },
    })
  t.match((await launch('ph.localhost')).json(), { code: 'gameUnavailable' })
  t.equal(site.sandbox.control.calls('/api/game/launch').length, 0, 'the platform is not asked')
  await launch('other.localhost')
  t.equal(site.sandbox.control.calls('/api/game/launch').length, 1)
})

t.test('helplines and steps that the platform leaves out are those of the market', async (t) => {
  const { player, script } = await startScripted(t)
  const ana = await player()
  const helplines = async () =>
    (await ana.get('/api/responsible-gaming'))
      .json<ResponseOf<'getLimits'>>()
      .helplines.map(({ name, phone }) => name || phone)
  script('/api/rg/settings', () => ok({ value: [{ limits: [] }] }))
  t.match(await helplines(), ['NCMH Crisis Hotline', 'PAGCOR Responsible Gaming'])
  script('/api/rg/settings', () => ok({ value: [{ limits: [], helplines: [{ phone: '123' }] }] }))
  t.same(await helplines(), ['123'], 'the platform’s own come first')
  script('/api/rg/settings', () => ok({ value: [{ limits: [], helplines: [{ name: 'Gambling Therapy' }] }] }))
  t.match((await ana.get('/api/responsible-gaming')).json(), {
    helplines: [{ name: 'Gambling Therapy', about: { CN: '多语言在线帮助' } }],
  })
})

t.test('a limit is removed by an empty amount', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  const ana = await player()
  const [limit] = operations.getLimits.example.response.limits
  script('/api/rg/limit_set', () => ok({ value: [{}] }))
  script('/api/rg/settings', () =>
    ok({ value: [{ limits: [{ ...limit, pending: { effective_at: '2030-01-02T00:00:00+08:00' } }] }] }),
  )
  const body = { kind: 'DEPOSIT', period: 'DAY', amount: '', password: 'Demo1234' }
  const answer = await ana.send('POST', '/api/responsible-gaming/limits', body)
  t.match(answer.json(), {
    limits: [{ pending: { amount: null, effectiveAt: '2030-01-02T00:00:00+08:00' } }],
  })
  t.match(payloads('/api/rg/limit_set'), [{ amount: '', kind: 'DEPOSIT', period: 'DAY' }])
  for (const amount of ['0', '-5', '1,000', undefined]) {
    const wrong = await ana.send('POST', '/api/responsible-gaming/limits', { ...body, amount })
    t.match([wrong.status, payloads('/api/rg/limit_set').length], [400, 1], `${amount}`)
  }
})
