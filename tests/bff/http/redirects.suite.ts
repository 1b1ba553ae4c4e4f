import t from 'tap'
import { sendRaw } from '../../support/raw-client.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
// A brand that offers neither Chinese nor a third language.
site.sandbox.control.addBrand({ domain: 'few.test' })
site.sandbox.control.fault({
  call: '/api/startup',
  domain: 'few.test',
  fault: { kind: 'drift', replace: { language: ['EN', 'PHP'] } },
})

const slashes = ['//', '/\\', '/%2f', '/%5C', '/%252F', '/%09/', '\\/']
const prefixes = ['', '/cn', '/CN', '/PHP', '/cn/cn']
const paths = prefixes.flatMap((prefix) =>
  slashes.flatMap((slash) => ['evil.example', 'evil.example/'].map((rest) => prefix + slash + rest)),
)

/** Where a browser would go. */
const hostOf = (location: string, host: string) => new URL(location, `http://${host}/`).host

t.test('no redirect leads off the site, with whatever prefix and language', async (t) => {
  const leading: string[] = []
  for (const host of ['localhost', 'few.test']) {
    for (const path of paths) {
      const head = [`HEAD ${path} HTTP/1.1`, `Host: ${host}`, 'Cookie: lang=PHP', 'Connection: close']
      const answer = await sendRaw(site.port, `${head.join('\r\n')}\r\n\r\n`)
      const { location } = answer?.headers ?? {}
      if (location === undefined) continue
      // What stands behind the first slash is never another slash, however often it is decoded.
      const isPath = /^\/(?![/\\%])/.test(location)
      if (!isPath || hostOf(location, host) !== host) leading.push(`${host}${path} -> ${location}`)
    }
  }
  t.same(leading, [])
})

t.test('a prefix that is cut off leaves a path of the site, or no page', async (t) => {
  const ask = (path: string) => site.ask(path, { host: 'few.test' })
  t.match(
    await ask('/cn/slots'),
    { status: 302, headers: { location: '/slots' } },
    'the language is not offered',
  )
  for (const path of ['/cn//evil.example', '/cn/%2fevil.example', '/CN//evil.example/'])
    t.match(await ask(path), { status: 404, headers: { location: undefined } }, path)
})

t.test('a page whose address has no language tells caches what decides it', async (t) => {
  const plain = await site.ask('/slots')
  t.match(plain.headers, { vary: /Accept-Language/, 'cache-control': /max-age=0/ })
  t.match(plain.headers.vary, /Cookie/)
  t.match(plain.headers.vary, /Accept-Encoding/)
  const unchanged = await site.ask('/slots', { headers: { 'if-none-match': String(plain.headers.etag) } })
  t.match(unchanged, { status: 304, headers: { vary: plain.headers.vary } })
  const other = await site.ask('/slots', {
    headers: { 'if-none-match': String(plain.headers.etag), 'accept-language': 'zh' },
  })
  t.match(other, { status: 302, headers: { location: '/cn/slots', 'cache-control': 'private, no-store' } })
  t.equal((await site.ask('/php/slots')).headers.vary, 'Accept-Encoding', 'a prefix decides alone')
})
