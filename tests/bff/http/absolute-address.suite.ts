import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

// RFC 9112, 3.2.2: a server must take the whole address, which proxies send.
t.test('a request target in absolute form is equivalent to one in origin form', async (t) => {
  const { text: home } = await site.ask('/')
  const [entry = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  const [picture = ''] = /\/media\/[\w./-]+\.svg/.exec(home) ?? []
  t.ok(entry && picture)
  for (const path of [
    '/',
    '/slots?page=2',
    '/php',
    '/nowhere',
    '/api/startup',
    '/robots.txt',
    entry,
    picture,
  ]) {
    const [plain, whole] = [await site.ask(path), await site.ask(`http://localhost:${site.port}${path}`)]
    t.equal(whole.status, plain.status, path)
    t.equal(whole.text, plain.text, path)
  }
  const sent = await site.ask(`http://localhost:${site.port}/slots/`)
  t.match([sent.status, sent.headers.location], [301, '/slots'])
  t.equal((await site.ask(`http://localhost:${site.port}`)).status, 200, 'without a path')
})
