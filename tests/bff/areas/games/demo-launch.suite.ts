import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const host = 'template1.localhost'

const launch = (mode: 'REAL' | 'DEMO', cookie = '') =>
  site.ask('/api/games/launch', {
    method: 'POST',
    host,
    ...(cookie && { cookie }),
    body: {
      providerCode: 'JILI',
      gameCode: 'jade-dragon-rush',
      gameType: 'SLOTS',
      mode,
      platform: 'MOBILE',
      language: 'EN',
    },
  })

interface Payload {
  auth?: string
  account_id?: string
  external_id?: string
}
const lastPayload = () => site.sandbox.control.calls('/api/game/launch').at(-1)?.payload as Payload

t.test('a demo needs no account, and says nothing of one', async (t) => {
  const answer = await launch('DEMO')
  t.equal(answer.status, 200, answer.text)
  t.match(answer.json(), { gameUrl: /^http/ })
  const { auth, account_id, external_id } = lastPayload()
  t.same([auth, account_id], [undefined, undefined])
  t.match(external_id, /^mq-/)
})

t.test('a player who plays a demo is known to the platform', async (t) => {
  const answer = await launch('DEMO', await site.signIn('demo', 'Demo1234', host))
  t.equal(answer.status, 200, answer.text)
  t.match(lastPayload(), { account_id: 'demo', auth: /./ })
})

t.test('real money is not asked for without an account', async (t) => {
  const before = site.sandbox.control.calls('/api/game/launch').length
  const answer = await launch('REAL')
  t.equal(answer.status, 401)
  t.match(answer.json(), { code: 'sessionExpired' })
  t.equal(site.sandbox.control.calls('/api/game/launch').length, before)
})
