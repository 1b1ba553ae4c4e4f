import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const credentials = { accountId: 'demo', password: 'Demo1234' }

t.test('a body that is not JSON is refused before authentication', async (t) => {
  for (const [method, path] of [
    ['POST', '/api/session'],
    ['PATCH', '/api/account/profile'],
    ['POST', '/api/me/mini-games/gamify'],
    ['DELETE', '/api/session'],
  ] as const) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const answer = await site.ask(path, { method, body: '{}', headers: { 'content-type': type } })
      t.match([answer.status, answer.json()], [415, { code: 'unsupportedMediaType' }], `${path} ${type}`)
    }
  }
  const foreign = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }
  const both = await site.ask('/api/session', { method: 'POST', body: '{}', headers: foreign })
  t.equal(both.status, 403, 'who asks comes first')
})

t.test('content types are compared case-insensitively, and an empty body needs none', async (t) => {
  for (const type of [
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
  ]) {
    const headers = { 'content-type': type }
    const answer = await site.ask('/api/session', { method: 'POST', body: credentials, headers })
    t.equal(answer.status, 200, type)
  }
  for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
    const answer = await site.ask('/api/session', { method: 'DELETE', headers: { 'content-type': type } })
    t.equal(answer.status, 200, type)
  }
})

t.test('the scheme’s default port does not make another origin', async (t) => {
  const ask = (host: string, origin: string) =>
    site.ask('/api/session', { method: 'DELETE', host, headers: { origin } }).then(({ status }) => status)
  t.equal(await ask('localhost:80', 'http://localhost'), 200)
  t.equal(await ask('LocalHost:8080', 'http://localhost:8080'), 200)
  t.equal(await ask('localhost:8080', 'http://localhost'), 403)
  t.equal(await ask('localhost:443', 'http://localhost'), 403, 'the port of the other scheme')
})

t.test('addresses below /api are never pages', async (t) => {
  for (const path of ['/api', '/api?x=1', '/api/', '/api/nothing', '/api/startup/', '/api//startup']) {
    const answer = await site.ask(path)
    t.match([answer.status, answer.json()], [404, { code: 'notFound' }], path)
  }
})
