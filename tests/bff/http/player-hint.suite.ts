import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { Answer } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { answeredIds, declarationOf, sendExample } from '../areas/send-example.ts'

const site = await startSite()
t.teardown(() => site.close())
const hint = 'player=1'
const login = { method: 'POST', body: { accountId: 'demo', password: 'Demo1234' } }

t.test(
  'scripts read the hint of a session, which is as bound as its cookie and gone before it',
  async (t) => {
    const hintOf = ({ headers }: Answer) => headers['set-cookie']?.find((line) => line.includes('player='))
    const secure = await startSite({ PUBLIC_SCHEME: 'https' })
    t.teardown(() => secure.close())
    t.equal(hintOf(await site.ask('/api/session', login)), 'player=1; Max-Age=1800; Path=/; SameSite=Lax')
    const begun = await secure.ask('/api/session', login)
    t.equal(hintOf(begun), '__Host-player=1; Max-Age=1800; Path=/; Secure; SameSite=Lax')
    const ended = await secure.ask('/api/session', { method: 'DELETE', cookie: begun.cookies.join('; ') })
    t.match(hintOf(ended), /^__Host-player=; Max-Age=0; Path=\/;.* Secure; SameSite=Lax$/)
  },
)

t.test('who logs in with the hint of a session that is over keeps the new one', async (t) => {
  const { cookies } = await site.ask('/api/session', { ...login, cookie: `session=over; ${hint}` })
  t.match(cookies, [/^player=1$/, /^session=[^;]/, /^device=/])
  t.equal(cookies.length, 3)
})

t.test('the hint says that a player is on a break, from the first status on until it is over', async (t) => {
  const paused = await startSite()
  t.teardown(() => paused.close())
  const json = { method: 'POST', body: { hours: 24 }, headers: { 'idempotency-key': randomUUID() } }
  const cookie = await paused.signIn()
  t.same((await paused.ask('/api/me/status', { cookie: `${cookie}; ${hint}` })).cookies, [], 'no break')
  t.equal((await paused.ask('/api/responsible-gaming/break', { ...json, cookie })).status, 200)
  const again = await paused.signIn()
  const statusWith = async (value: string) =>
    (await paused.ask('/api/me/status', { cookie: `${again}; player=${value}` })).cookies
  t.same(await statusWith('1'), ['player=paused'])
  t.same(await statusWith('paused'), [], 'and once')
  const email = { method: 'PATCH', body: { fullName: 'Dalisay Mocruz', contactEmail: 'ana@example.com' } }
  const renewed = await paused.ask('/api/account/profile', { ...email, cookie: `${again}; player=paused` })
  t.match(renewed.cookies, [/^session=/, 'player=paused'], 'a session that goes on keeps it')
  paused.sandbox.control.advanceClock(25 * 3_600_000)
  t.same(await statusWith('paused'), ['player=1'])
})

const ends = {
  'no cookie of a session': async () => '',
  'one that nobody sealed': async () => 'session=nonsense; ',
  'one of another brand': async () => `${await site.signIn('demo', 'Demo1234', 'other.localhost')}; `,
  'one of a session that was ended elsewhere': async () => {
    const cookie = await site.signIn()
    const elsewhere = await site.signIn()
    await site.ask('/api/account/sessions/end-others', { method: 'POST', cookie: elsewhere })
    return `${cookie}; `
  },
}
for (const [name, cookieOf] of Object.entries(ends)) {
  t.test(`a hint beside ${name} is cleared by whatever is asked next`, async (t) => {
    const cookie = await cookieOf()
    for (const path of ['/api/session', '/api/promotions']) {
      const answer = await site.ask(path, { cookie: cookie + hint })
      t.same([answer.status, answer.cookies], [200, ['player=']], path)
      t.same((await site.ask(path, { cookie })).cookies, [], 'and once')
    }
    const refused = await site.ask('/api/me/balance', { cookie: cookie + hint })
    t.same([refused.status, refused.cookies.toSorted()], [401, ['player=', 'session=']])
  })
}

t.test('the hint grants nothing: no operation for players knows its bearer', async (t) => {
  const ids = answeredIds.filter((id) => declarationOf(id).access === 'player')
  t.ok(ids.length > 20)
  for (const id of ids) {
    const answer = await sendExample(site, id, { cookie: hint })
    t.equal(answer.status, 401, id)
    t.match(answer.json(), { code: 'sessionExpired' }, id)
  }
  t.same((await site.ask('/api/session', { cookie: hint })).json(), { authenticated: false })
})

t.test('a document is the same, and the same in the cache, with the hint and without it', async (t) => {
  for (const path of ['/', '/slots', '/php/slots', '/cn/vip', '/account', '/login']) {
    const plain = await site.ask(path)
    const hinted = await site.ask(path, { cookie: hint })
    t.equal(hinted.status, 200, path)
    t.equal(hinted.text, plain.text, path)
    t.match(hinted.headers['cache-status'], /hit/, path)
    for (const name of ['etag', 'vary', 'content-security-policy', 'cache-control', 'set-cookie'])
      t.equal(hinted.headers[name], plain.headers[name], `${path}: ${name}`)
  }
  t.notMatch((await site.ask('/php/slots', { cookie: hint })).headers.vary, /cookie/i)
})
