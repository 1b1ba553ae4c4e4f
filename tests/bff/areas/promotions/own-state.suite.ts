import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { until } from '../../../support/until.ts'
import { ok, type Payload, refusal, startScripted } from './scripted-platform.ts'
import { wireForm } from './wire-form.ts'

const [promotion] = operations.listPromotions.example.response.items
const [board] = operations.listLeaderboards.example.response.items
const detail = operations.getLeaderboard.example.response
const wire = (value: unknown, changes: Payload = {}) => ({ ...(wireForm(value) as Payload), ...changes })

/** The four operations that are open to visitors and know more of a player. */
const open = {
  '/api/promotions': '/api/promotion/list',
  '/api/promotions/WELCOME50': '/api/promotion/detail',
  '/api/leaderboards': '/api/leaderboard/list',
  '/api/leaderboards/WEEK1': '/api/leaderboard/detail',
}

/** A platform that marks what it tells a player with the player's name; without one it tells a visitor's. */
async function startMarked(t: Parameters<typeof startScripted>[0], settings: Record<string, string> = {}) {
  const scripted = await startScripted(t, { settings })
  const { script } = scripted
  const nameOf = ({ account_id }: Payload) => (account_id === undefined ? 'VISITOR' : `OF_${account_id}`)
  script('/api/promotion/list', (payload) => ok({ value: [wire(promotion, { state: nameOf(payload) })] }))
  script('/api/promotion/detail', (payload) =>
    ok({ value: [wire(operations.getPromotion.example.response, { state: nameOf(payload) })] }),
  )
  script('/api/leaderboard/list', (payload) => ok({ value: [wire(board, { state: nameOf(payload) })] }))
  script('/api/leaderboard/detail', (payload) =>
    ok({
      value: [wire(detail, { me: { ...wire(detail.me), gap_to_prize: '', score: '1' } })],
      name: payload,
    }),
  )
  return scripted
}

t.test(
  'visitors share one answer of the brand; a player gets their own, which reaches nobody else',
  async (t) => {
    const { visitor, player, payloads } = await startMarked(t)
    const [ana, ben] = [await player('ana'), await player('ben')]
    for (const [path, call] of Object.entries(open)) {
      const visits = await Promise.all([visitor.get(path), visitor.get(path), visitor.get(path)])
      t.equal(new Set(visits.map(({ text }) => text)).size, 1)
      const [own, other, again] = [await ana.get(path), await ben.get(path), await visitor.get(path)]
      t.equal(again.text, visits[0]?.text, 'what players asked for has changed nothing for visitors')
      for (const { status, headers } of [...visits, own, other])
        t.same([status, headers['cache-control']], [200, 'no-store'], path)
      const asked = payloads(call)
      t.strictSame(
        asked.map(({ auth }) => auth),
        [undefined, 'token-ana', 'token-ben'],
        `${path}: asked once for all visitors, and once for each player`,
      )
      for (const payload of asked) t.match(payload, { domain_name: 'localhost', external_id: 'x-1' })
      t.notOk('account_id' in (asked[0] ?? {}))
      if (path.endsWith('WEEK1')) continue
      t.match([visits[0]?.text, own.text, other.text], [/"VISITOR"/, /"OF_ANA"/, /"OF_BEN"/], path)
      t.notMatch(`${visits[0]?.text} ${own.text}`, /OF_BEN/)
    }
    t.equal((await visitor.get('/api/leaderboards/WEEK1')).json<{ me: unknown }>().me, null, 'no place')
    t.match((await ana.get('/api/leaderboards/WEEK1')).json(), { me: { place: 12, score: '1' } })
  },
)

t.test(
  'a player whose own answer fails gets the visitors’; only the end of the session is told',
  async (t) => {
    const { visitor, player, script, payloads } = await startMarked(t, { UPSTREAM_DEADLINE_MS: '2000' })
    const ana = await player()
    for (const [path, call] of Object.entries(open)) {
      const { text } = await visitor.get(path)
      script(call, () => undefined)
      const answer = await ana.get(path)
      t.same([answer.status, answer.text], [200, text], path)
      script(call, () => refusal('methodUnavailable'))
      t.same((await ana.get(path)).text, text)
      t.match(payloads(call).at(-1), { auth: 'token-ana' }, 'the player was asked for')
      script(call, () => refusal('sessionExpired'))
      const over = await ana.get(path)
      t.match([over.status, over.json(), over.cookies], [401, { code: 'sessionExpired' }, ['session=']])
    }
    script('/api/promotion/detail', () => refusal('notFound'))
    for (const who of [ana, visitor]) {
      const answer = await who.get('/api/promotions/NONE')
      t.match([answer.status, answer.json()], [404, { code: 'notFound' }])
    }
  },
)

t.test(
  'visitors keep the last answer while the platform is down, and get the failure before the first',
  async (t) => {
    const settings = { CATALOGUE_FRESH_SECONDS: '0', CATALOGUE_STALE_SECONDS: '60' }
    const { visitor, script, payloads } = await startMarked(t, settings)
    const { text } = await visitor.get('/api/promotions')
    script('/api/promotion/list', () => undefined)
    for (let times = 0; times < 3; times += 1) t.equal((await visitor.get('/api/promotions')).text, text)
    await until('it has tried again', () => payloads('/api/promotion/list').length > 1)
    script('/api/leaderboard/list', () => undefined)
    const failed = await visitor.get('/api/leaderboards')
    t.match([failed.status, failed.json()], [502, { code: 'internalServerError' }])
    script('/api/cms/news_list', () => undefined)
    const news = await visitor.get('/api/news')
    t.match([news.status, news.json()], [503, { code: 'serviceUnavailable', handling: 'log' }])
  },
)
