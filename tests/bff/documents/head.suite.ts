import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

const nasty = `"><script>x()</script>&'`
const escaped = '&quot;&gt;&lt;script&gt;x()&lt;/script&gt;&amp;&#39;'

t.test('the SEO record of a page is in its head, escaped for its context', async (t) => {
  const fields = ['meta_title', 'meta_desc', 'meta_keywords', 'meta_author', 'meta_publisher']
  const replace = Object.fromEntries(fields.map((name) => [`value.0.${name}`, `${name}${nasty}`]))
  site.sandbox.control.fault({ call: '/api/seo', fault: { kind: 'drift', replace } })
  const { text } = await site.ask('/php/slots')
  const head = text.slice(0, text.indexOf('</head>'))
  for (const line of [
    `<title>meta_title${escaped}</title>`,
    `<meta name="description" content="meta_desc${escaped}">`,
    `<meta name="keywords" content="meta_keywords${escaped}">`,
    `<meta name="author" content="meta_author${escaped}">`,
    `<meta name="publisher" content="meta_publisher${escaped}">`,
    '<meta name="language" content="fil">',
    `<meta property="og:title" content="meta_title${escaped}">`,
    `<meta property="og:description" content="meta_desc${escaped}">`,
    `<meta property="og:url" content="http://localhost:${site.port}/php/slots">`,
  ])
    t.ok(head.includes(line), line)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  t.match(JSON.parse(json), { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] })
})

t.test('the cascade layers come in their order, whatever the typeface', async (t) => {
  for (const path of ['/slots', '/playnow?provider=SABA&game=basketball-live&type=SPORTSBOOK']) {
    const { text } = await site.ask(path, { host: 'template12.localhost' })
    const [, styles = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? []
    const layers = [...styles.matchAll(/@layer ([a-z]+)/g)].map(([, name]) => name)
    t.same([...new Set(layers)], ['tokens', 'base', 'ui', 'feature', 'template', 'wide', 'focus'], path)
  }
})
