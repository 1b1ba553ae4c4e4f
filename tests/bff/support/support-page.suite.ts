import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const folder = openFolder(t)
const file = join(folder, 'gateway.log')
const site = await startSite({ SUPPORT_LOG_FILES: `${file}*`, BRAND_DOMAINS: 'localhost' })
t.teardown(() => site.close())
const port = Number(new URL(site.adminUrl).port)
const own = `127.0.0.1:${port}`

const page = (typed: string, headers: Record<string, string> = {}) =>
  send(port, `/support?reference=${encodeURIComponent(typed)}`, { host: own, headers })

/** Puts what the gateway has logged so far where the page looks for it. */
const saveLog = () => writeFileSync(file, site.log.map((line) => `${JSON.stringify(line)}\n`).join(''))

const guess = async () => {
  const body = { accountId: 'demo', password: 'nothing like it' }
  const answer = await site.ask('/api/session', { method: 'POST', body })
  return answer.json<{ reference: string }>().reference
}
const reference = await guess()
const again = await guess()
saveLog()

t.test('a reference is answered, however it was typed', async (t) => {
  for (const typed of [reference, `hi my code is ${reference.toLowerCase().replace('-', ' ')}`]) {
    const { status, text } = await page(typed)
    t.equal(status, 200)
    t.match(text, 'The player saw “Wrong account ID or password.” at a field of the form.')
    t.match(text, 'It was on the player’s side')
    t.match(text, '账号或密码')
    t.match(text, /Searched 1 file, .* lines/)
    t.match(text, file, 'it says what was searched')
    t.match(
      text,
      `· <a href="/support?reference=${again}">${again}</a>`,
      'the player’s other failures are links',
    )
  }
})

t.test('the page has no script, and a policy that allows none', async (t) => {
  const { headers, text } = await send(port, '/support', { host: own })
  t.match(headers['content-security-policy'], "default-src 'none'; style-src 'self'")
  t.equal(headers['cache-control'], 'no-store')
  t.notMatch(text, '<script')
  t.equal((await send(port, '/pages.css', { host: own })).status, 200)
  t.equal((await site.ask('/support')).status, 404, 'it is not for players')
})

t.test('a page of another site gets nothing', async (t) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[])
    t.equal((await page(reference, headers)).status, 403, JSON.stringify(headers))
})

t.test('what a stranger sent stands in the page as text', async (t) => {
  const hostile = '<img src=x onerror=alert(1)>"\'&'
  const answer = await site.ask('/api/startup', { host: `${hostile}:1` })
  saveLog()
  const { text } = await page(answer.json<{ reference: string }>().reference)
  t.match(text, '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  t.notMatch(text, '<img')
  const echoed = await page('"><b>')
  t.equal(echoed.status, 400)
  t.match(echoed.text, 'value="&quot;&gt;&lt;b&gt;"')
  t.match((await page(`<b>${'x'.repeat(600)}`)).status, 400)
})

t.test('a reference that is not there, and another search at the same time', async (t) => {
  appendFileSync(file, '\n')
  const [one, other] = await Promise.all([page('ZZZZ-ZZZZ'), page('ZZZZ-ZZZZ')])
  t.strictSame([one.status, other.status].toSorted(), [404, 503])
  t.match(one.text + other.text, 'ZZZZ-ZZZZ is not in the log')
  t.match(one.text + other.text, 'Another search is running')
  t.equal((await page('ZZZZ-ZZZZ')).status, 404, 'the next one is served')
})

t.test('an account is looked up between two times, and the commonest failures are counted', async (t) => {
  saveLog()
  const ask = (query: Record<string, string>) =>
    send(port, `/support?${new URLSearchParams(query)}`, { host: own })
  const account = await ask({ find: 'account', host: 'LOCALHOST', account: 'Demo' })
  t.equal(account.status, 200)
  t.match(account.text, /Demo at localhost<\/h2><p>\d+ requests, \d+ failed/)
  t.match(account.text, `<a href="/support?reference=${reference}">`)
  const early = await ask({ find: 'account', host: 'localhost', account: 'demo', until: '2020-01-01T00:00' })
  t.equal(early.status, 404)
  t.match(early.text, 'Nothing in the log')
  const top = await ask({ find: 'top' })
  t.match(top.text, /<th scope="row">invalidCredentials<\/th><td[^>]*>2<\/td><td[^>]*>1<\/td>/)
  t.match(top.text, /\d+ requests, 0 failed, \d+ refused/)
  for (const wrong of [
    { find: 'account', account: 'demo' },
    { find: 'top', since: 'noon' },
  ] as const)
    t.equal((await ask(wrong)).status, 400)
})

t.test('a file that is no log of the gateway is named as such', async (t) => {
  writeFileSync(file, 'Listening on 8080\n')
  t.match((await page(reference)).text, 'This is no log of Marquee')
})

const bare = await startSite({ BRAND_DOMAINS: 'localhost' })
t.teardown(() => bare.close())
const barePort = Number(new URL(bare.adminUrl).port)
const askBare = (query: Record<string, string>) =>
  send(barePort, `/support?${new URLSearchParams(query)}`, { host: `127.0.0.1:${barePort}` })

t.test(
  'without files the latest failures are searched, by reference, by account and as a whole',
  async (t) => {
    const { control } = bare.sandbox
    const cookie = await bare.signIn()
    control.fault({ call: '/api/bank/my_banks', fault: { kind: 'status', status: 500 }, times: 2 })
    const failed = (await bare.ask('/api/me/banks', { cookie })).json<{ reference: string; code: string }>()
    const wrong = await bare.ask('/api/session', {
      method: 'POST',
      body: { accountId: 'demo', password: 'no' },
    })
    const unknown = await bare.ask('/api/startup', { host: 'nowhere.invalid' })

    const answer = await askBare({ reference: failed.reference })
    t.equal(answer.status, 200)
    t.match(answer.text, 'The platform had a fault of its own, asked 2 times.')
    t.match(answer.text, 'attempt 2', 'with its platform calls')
    t.match(answer.text, 'SUPPORT_LOG_FILES names no files of the log')
    t.match(
      (await askBare({ reference: wrong.json<{ reference: string }>().reference })).text,
      'wrong account or password',
    )
    t.match(
      (await askBare({ reference: unknown.json<{ reference: string }>().reference })).text,
      'no brand is served at nowhere.invalid',
    )

    const account = await askBare({ find: 'account', host: 'localhost', account: 'demo' })
    t.match(account.text, /demo at localhost<\/h2><p>2 failures/)
    t.match(account.text, failed.reference)
    const top = await askBare({ find: 'top', host: 'localhost' })
    t.match(top.text, /localhost<\/h2><p>1 failed, 1 refused/)
    t.match(top.text, `<th scope="row">${failed.code}</th>`)
    t.equal((await askBare({ reference: 'ZZZZ-ZZZZ' })).status, 404)
  },
)

t.test('what went well is not kept, nor a file that is not there', async (t) => {
  const before = bare.log.length
  const paths = ['/api/startup', '/en/no-such-page', '/assets/no-such-file.js']
  for (const path of paths) {
    const { headers } = await bare.ask(path)
    const [subject = ''] = [headers['x-request-id']].flat()
    t.equal((await askBare({ reference: subject })).status, 404, path)
  }
  t.ok(bare.log.length >= before + paths.length)
})
