import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { send, startSite } from '../../support/site.ts'

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
    t.match(text, 'The player saw “Wrong account ID or password.”')
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
