import t from 'tap'
import { startSite } from '../../support/site.ts'

/* Payment pages lead back by a form of theirs: with GET or with POST, from another site. */

const site = await startSite()
t.teardown(() => site.close())

const form = {
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
    accept: 'text/html,*/*;q=0.8',
  },
}

t.test('every page that is posted to is asked for again with GET', async (t) => {
  const addresses = [
    '/',
    '/deposit?deposit=return',
    '/php/deposit/D-1?x=a%20b',
    '/cn/statement',
    '/nowhere?a=1',
  ]
  for (const address of addresses) {
    const { status, headers, text } = await site.ask(address, { ...form, body: 'status=paid&ref=1' })
    t.equal(status, 303, address)
    t.match(headers, { location: address, 'cache-control': 'no-store' })
    t.equal(text, '')
  }
})

t.test('whatever form a browser posts', async (t) => {
  const types = [
    'multipart/form-data; boundary=x',
    'text/plain',
    'APPLICATION/X-WWW-FORM-URLENCODED; charset=gbk',
  ]
  for (const type of types) {
    const { status } = await site.ask('/deposit', {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'a=b',
    })
    t.equal(status, 303, type)
  }
  const empty = await site.ask('/deposit', { method: 'POST', headers: { accept: 'text/html' } })
  t.equal(empty.status, 303, 'without fields')
  const long = await site.ask('/deposit', { ...form, body: `a=${'x'.repeat(200_000)}` })
  t.equal(long.status, 303, 'what is posted is not read')
})

t.test('nowhere else, and the API goes on refusing', async (t) => {
  t.equal((await site.ask('//evil.example/x', { ...form, body: 'a=b' })).status, 404)
  t.equal((await site.ask('/api/session', { ...form, body: 'a=b' })).status, 403)
  const same = { ...form.headers, 'sec-fetch-site': 'same-origin' }
  t.equal((await site.ask('/api/session', { ...form, headers: same, body: 'a=b' })).status, 415)
  t.equal((await site.ask('/deposit', { method: 'PUT', headers: form.headers })).status, 405)
  t.equal((await site.ask('/deposit', { method: 'POST', body: {} })).status, 405)
})

t.test('the page by which a payment form leaves may send it anywhere, and does nothing else', async (t) => {
  const { status, headers, text } = await site.ask('/leave')
  t.equal(status, 200)
  t.match(headers['cache-control'], /^no-store/)
  t.match(headers['content-security-policy'], /form-action 'self' https: http:;/)
  t.match(headers['content-security-policy'], /default-src 'none';.*frame-ancestors 'none'/)
  t.notMatch(text, '<form')
  t.match((await site.ask('/')).headers['content-security-policy'], /form-action 'self';/)
})
