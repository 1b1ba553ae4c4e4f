import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageNames, pagePath } from '@marquee/contracts/pages'
import t from 'tap'
import { readConfig } from '#bff/settings/settings.ts'
import { startSite } from '../../support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-redirects-'))
const redirects = {
  '/old-slots': '/slots',
  '/promo': '/promotions?from=promo',
  '/start': '/',
  '/blog': 'https://blog.example/posts',
  '/crash': '/arcade#top',
}
const write = (name: string, content: string) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
const site = await startSite({ REDIRECTS_FILE: write('redirects.json', JSON.stringify(redirects)) })
t.teardown(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const build = (await site.ask('/builds/latest.json')).json<{ id: string; timestamp: number }>()

t.test('the newest build is served with its time, whatever the query', async (t) => {
  t.match(build.id, /^[\w-]{8,}$/)
  t.ok(Number.isInteger(build.timestamp) && Math.abs(Date.now() - build.timestamp) < 365 * 86_400_000)
  const answer = await site.ask('/builds/latest.json?t=1700000000000')
  t.match(answer.headers['content-type'], 'application/json')
  t.match(answer.headers['cache-control'], 'must-revalidate', 'never taken from a cache unasked')
  t.same(answer.json(), build)
  const etag = String(answer.headers.etag)
  t.equal((await site.ask('/builds/latest.json', { headers: { 'if-none-match': etag } })).status, 304)
})

t.test('a build tells which files its pages have in a language, beyond those of every page', async (t) => {
  const files = (await site.ask(`/builds/meta/${build.id}.CN.json`)).json<Record<string, string[]>>()
  t.same(Object.keys(files).sort(), [...pageNames].sort())
  for (const page of ['deposit', 'promotions', 'slots'] as const) {
    const { text } = await site.ask(`/cn${pagePath(page)}`)
    t.ok(
      files[page]?.some((file) => /-page-[\w-]+\.js$/.test(file)),
      page,
    )
    t.same(
      files[page]?.filter((file) => !text.includes(file)),
      [],
      'its document names the same',
    )
  }
  const common = /data-scripts="([^"]+)"/.exec((await site.ask('/')).text)?.[1]?.split(' ') ?? []
  t.ok(common.length > 0)
  t.same(
    common.filter((file) => Object.values(files).flat().includes(file)),
    [],
  )
})

t.test('a build’s manifest has its redirects; one that is not known is a problem, not a page', async (t) => {
  t.same((await site.ask(`/builds/meta/${build.id}.json`)).json(), { ...build, redirects })
  for (const name of ['other.json', build.id, `${build.id}.json.js`, '%2e%2e%2flatest.json']) {
    const answer = await site.ask(`/builds/meta/${name}`)
    t.equal(answer.status, 404, name)
    t.match(answer.headers['content-type'], 'application/problem+json')
  }
  const document = (await site.ask('/')).text
  t.ok(document.includes(`"buildId":"${build.id}"`), 'pages know which build they are')
})

t.test(
  'a redirect of the manifest answers 302, in the language and with the query of the visitor',
  async (t) => {
    for (const [from, to] of [
      ['/old-slots', '/slots'],
      ['/php/old-slots', '/php/slots'],
      ['/old-slots?utm_source=mail', '/slots?utm_source=mail'],
      ['/promo?utm_source=mail', '/promotions?from=promo'],
      ['/cn/start', '/cn'],
      ['/crash?a=b', '/arcade?a=b#top'],
      ['/blog', 'https://blog.example/posts'],
      ['/php/blog?x=1', 'https://blog.example/posts'],
    ] as const) {
      const answer = await site.ask(from)
      t.same([answer.status, answer.headers.location], [302, to], from)
    }
    t.equal((await site.ask('/old-slots/more')).status, 404, 'a path that is longer is another')
    t.equal((await site.ask('/__proto__')).status, 404)
  },
)

function errorsOf(content: string): string[] {
  const reading = readConfig({ REDIRECTS_FILE: write('wrong.json', content) })
  return 'errors' in reading ? reading.errors.map(({ message }) => message) : []
}

t.test('an invalid, non-http or circular redirect stops the start', async (t) => {
  for (const [content, words] of [
    ['{"/a": "javascript:alert(1)"}', /at \/a: is neither a path of the site nor an http\(s\) address/],
    ['{"/a": "//evil.example"}', /at \/a: is neither/],
    ['{"/a": "/\\\\evil.example"}', /at \/a: is neither/],
    ['{"/a": "ftp://files.example"}', /at \/a: is neither/],
    ['{"/a": "https://x.example/\\nset-cookie: a=b"}', /at \/a: is neither/],
    ['{"a": "/b"}', /at a: is not a path such as \/promo/],
    ['{"/a?b": "/c"}', /is not a path|at \/a\?b/],
    ['{"/a": "/b", "/b": "/a"}', /at \/a: leads back to itself/],
    ['{"/a": "/b?x=1", "/b": "/a#top"}', /at \/a: leads back to itself/],
    ['{"/a": "/a"}', /at \/a: leads back to itself/],
    ['{"/api/session": "/x"}', /at \/api\/session: is no page/],
    ['[]', /at its top/],
    ['{', /is not JSON/],
  ] as const) {
    const [first = ''] = errorsOf(content)
    t.match(first, words, content)
  }
  t.same(errorsOf('{"/a": "/b", "/b": "/c", "/d": "http://x.example"}'), [], 'a chain has an end')
  const missing = readConfig({ REDIRECTS_FILE: join(folder, 'nothing.json') })
  t.ok('errors' in missing && missing.errors[0]?.message.includes('cannot be read'))
})
