import t from 'tap'
import { analyticsMarkup } from '#bff/documents/head/analytics.ts'
import { startSite } from '../../support/site.ts'

const inSection = (section: 'HEAD' | 'BODY') => (script: string) => analyticsMarkup([{ section, script }])
const head = inSection('HEAD')

t.test('scripts and noscript images are rebuilt in their section', async (t) => {
  const tag = '<script nonce=x onload="evil()">count()</script>'
  t.match(head(tag), { head: '<script>count()</script>', body: '', inlineScripts: ['count()'] })
  t.match(inSection('BODY')(tag), { head: '', body: '<script>count()</script>' })
  t.match(head('<script src="https://a.example/t.js?id=1&x=2"></script>'), {
    head: '<script async src="https://a.example/t.js?id=1&x=2"></script>',
    scriptUrls: ['https://a.example/t.js'],
  })
  t.match(head('<noscript><img src="https://p.example/tr?id=1" height=1 onerror="evil()"></noscript>'), {
    head: '<noscript><img src="https://p.example/tr?id=1" height="1"></noscript>',
    imageOrigins: ['https://p.example'],
  })
})

t.test('other markup is removed', async (t) => {
  for (const script of [
    '<p>Hello</p>',
    '<img src=x onerror="evil()">',
    '<iframe src="https://a.example"></iframe>',
    '<script src="http://a.example/plain.js"></script>',
    '<script src="//a.example/t.js"></script>',
    `<script src="https://a.example/';script-src *"></script>`,
    '<noscript><iframe src="https://a.example"></iframe></noscript>',
    '<script> </script>',
  ])
    t.same([head(script).head, head(script).body], ['', ''], script)
  for (const address of ['ftp://a.example/p', 'javascript:alert(1)', '/own.png', '//a.example/p'])
    t.same(head(`<noscript><img src="${address}"></noscript>`).imageOrigins, [], address)
})

t.test('the content policy of a document allows its analytics, including the image', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const picture = `${site.sandbox.app.listeningOrigin}/`
  const imageSources = async (host: string) => {
    const { headers, text } = await site.ask('/', { host })
    const [, sources = ''] = /img-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    return { sources: sources.split(' ').map((source) => `${source}/`), text }
  }
  const counted = await imageSources('localhost')
  t.match(counted.text, `<noscript><img src="${picture}`)
  t.ok(counted.sources.includes(picture))
  t.notOk((await imageSources('template1.localhost')).sources.includes(picture), 'nobody else’s')
})

t.test(
  'analytics may send to the origins that the operator names, and no brand without them may',
  async (t) => {
    const collectors = ['https://collect.example', 'https://*.count.example']
    const named = { ANALYTICS_ORIGINS: collectors.join(', ') }
    const policyOf = async (settings: Record<string, string>, host: string) => {
      const site = await startSite(settings)
      t.teardown(() => site.close())
      const policy = String((await site.ask('/', { host })).headers['content-security-policy'])
      const sourcesOf = (directive: string) =>
        new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []
      const allows = (directive: string) =>
        collectors.filter((origin) => sourcesOf(directive).includes(origin))
      return { policy, connect: allows('connect-src'), image: allows('img-src') }
    }
    const { policy, ...allowed } = await policyOf(named, 'localhost')
    t.same(allowed, { connect: collectors, image: collectors })
    t.notMatch(/script-src ([^;]*)/.exec(policy)?.[1], /collect|count/, 'no script comes from there')
    const nothing = { connect: [], image: [] }
    t.match(await policyOf(named, 'template1.localhost'), nothing, 'a brand without analytics')
    t.match(await policyOf({ ...named, ANALYTICS_SCRIPTS: 'off' }, 'localhost'), nothing)
    t.match(await policyOf({}, 'localhost'), nothing)
  },
)
