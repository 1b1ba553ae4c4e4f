import type { Startup } from '@marquee/contracts/areas/site/startup'
import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

/** What is different in the SEO records of a host. */
function rewrite(domain: string, replace: Record<string, unknown>): void {
  const fields = Object.entries(replace).map(([name, value]) => [`value.0.${name}`, value])
  const fault = { kind: 'drift', replace: Object.fromEntries(fields) } as const
  site.sandbox.control.fault({ call: '/api/seo', domain, fault })
}

const contentOf = (text: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1]
const hrefOf = (text: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)">`).exec(text)?.[1]
const titleOf = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1]
const textOf = (text: string) => /<section class="[^"]*\bquiet-text"[^>]*>(.*?)<\/section>/s.exec(text)?.[1]

const nasty = `"><script>x()</script>&'`
const escaped = '&quot;&gt;&lt;script&gt;x()&lt;/script&gt;&amp;&#39;'

t.test('the SEO record of a page is in its head, escaped for its context', async (t) => {
  const fields = ['meta_title', 'meta_desc', 'meta_keywords', 'meta_author', 'meta_publisher']
  const replace = Object.fromEntries(fields.map((name) => [name, `${name}${nasty}`]))
  rewrite('nasty.localhost', replace)
  const { text } = await site.ask('/slots', { host: 'nasty.localhost' })
  const head = text.slice(0, text.indexOf('</head>'))
  for (const line of [
    `<title>meta_title${escaped}</title>`,
    `<meta name="description" content="meta_desc${escaped}">`,
    `<meta name="keywords" content="meta_keywords${escaped}">`,
    `<meta name="author" content="meta_author${escaped}">`,
    `<meta name="publisher" content="meta_publisher${escaped}">`,
    '<meta name="language" content="en">',
    `<meta property="og:title" content="meta_title${escaped}">`,
    `<meta property="og:description" content="meta_desc${escaped}">`,
    `<meta property="og:url" content="http://nasty.localhost:${site.port}/slots">`,
  ])
    t.ok(head.includes(line), line)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  t.match(JSON.parse(json), { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] })
})

t.test('title, description and text of a page are those of the page’s language', async (t) => {
  const host = 'words.localhost'
  rewrite(host, {
    meta_title: 'Slots at Words',
    meta_desc: 'All slots.',
    meta_lang: 'en',
    en_item_name: 'Slots',
    en_body: '<p>Hundreds of slots.</p>',
    local_item_name: 'Mga slot',
    local_body: '<p>Daan-daang <b>slot</b> &amp; jackpot.</p><p>May demo.</p>',
    cn_item_name: null,
    cn_body: '<p>数百款老虎机。</p>',
  })
  const { siteName } = (await site.ask('/api/startup', { host })).json<Startup>().site
  const expected = {
    '/slots': ['Slots at Words', 'All slots.', '<h2>Slots</h2>', '<p>Hundreds of slots.</p>'],
    '/php/slots': [
      `Mga slot · ${siteName}`,
      'Daan-daang slot &amp; jackpot. May demo.',
      '<h2>Mga slot</h2>',
      '<p>Daan-daang <b>slot</b> &amp; jackpot.</p><p>May demo.</p>',
    ],
    '/cn/slots': ['Slots at Words', '数百款老虎机。', '', '<p>数百款老虎机。</p>'],
  }
  for (const [path, [title, description = '', heading, body = '']] of Object.entries(expected)) {
    const { text } = await site.ask(path, { host })
    t.equal(titleOf(text), title, path)
    t.equal(contentOf(text, 'description'), description, path)
    t.equal(contentOf(text, 'og:description'), description, path)
    const shown = textOf(text) ?? ''
    t.equal(/<h2>.*?<\/h2>/.exec(shown)?.[0] ?? '', heading, path)
    t.ok(shown.includes(body), `${path}: ${shown}`)
  }
})

t.test(
  'a page without a text in its language shows none, and has the one title and description',
  async (t) => {
    const host = 'none.localhost'
    const empty = {
      en_body: '',
      local_item_name: '',
      local_body: '<p><br></p>',
      cn_item_name: null,
      cn_body: null,
    }
    rewrite(host, { meta_title: 'Slots', meta_desc: 'All slots.', ...empty })
    for (const path of ['/slots', '/php/slots', '/cn/slots']) {
      const { text } = await site.ask(path, { host })
      t.equal(textOf(text), undefined, path)
      t.equal(titleOf(text), 'Slots', path)
      t.equal(contentOf(text, 'description'), 'All slots.', path)
    }
  },
)

t.test('an SEO record in the wrong types is as if absent', async (t) => {
  const host = 'wrong.localhost'
  const names = ['en_item_name', 'en_body', 'meta_title', 'meta_desc', 'meta_canonical', 'meta_url']
  rewrite(host, { ...Object.fromEntries(names.map((name) => [name, { text: name }])), meta_lang: 'klingon' })
  const { status, text } = await site.ask('/slots', { host })
  t.equal(status, 200)
  t.equal(textOf(text), undefined)
  t.equal(contentOf(text, 'description'), undefined)
  t.equal(hrefOf(text, 'canonical'), `http://${host}:${site.port}/slots`)
  t.ok(
    site.log.some((line) => JSON.stringify(line).includes('meta_lang')),
    'the log names it',
  )
})

t.test('the body of an SEO record is sanitized, and a long description ends with a word', async (t) => {
  const host = 'long.localhost'
  const words = Array.from({ length: 40 }, (_, place) => `salita${place}`).join(' ')
  rewrite(host, { local_body: `<p onclick="x()">${words}</p><script>x()</script><img src="javascript:x()">` })
  const { text } = await site.ask('/php/slots', { host })
  t.ok(textOf(text)?.includes(`<p>${words}</p>`))
  t.notMatch(textOf(text), /script|onclick|img/)
  const description = contentOf(text, 'description') ?? ''
  t.ok(description.length <= 160 && description.length > 140, `${description.length} characters`)
  t.match(description, /salita\d+…$/)
})

const addresses = [
  ['a page at the brand’s own host', 'https://own.localhost/hot?sort=new', '/hot?sort=new'],
  ['another host', 'https://elsewhere.example/hot', '/slots'],
  ['no page', 'https://own.localhost/nowhere', '/slots'],
  ['no address', 'http://[', '/slots'],
  ['nothing', '', '/slots'],
]

for (const [index, [name, written = '', path]] of addresses.entries()) {
  t.test(`canonical address and url of a record that names ${name}`, async (t) => {
    const host = `own${index}.localhost`
    const told = written.replace('own.localhost', host)
    rewrite(host, { meta_canonical: told, meta_url: told, meta_lang: 'en' })
    const origin = `http://${host}:${site.port}`
    const english = (await site.ask('/slots', { host })).text
    t.equal(hrefOf(english, 'canonical'), `${origin}${path}`)
    t.equal(contentOf(english, 'og:url'), `${origin}${path}`)
    t.equal(/ hreflang="fil"/.test(english), path === '/slots', 'what is another page has no translations')
    const { text } = await site.ask('/php/slots', { host })
    t.equal(
      hrefOf(text, 'canonical'),
      `${origin}/php/slots`,
      'a record in English says nothing of the others',
    )
  })
}

t.test('the cascade layers come in their order, whatever the typeface', async (t) => {
  for (const path of ['/slots', '/playnow?provider=SABA&game=island-sportsbook&type=SPORTSBOOK']) {
    const { text } = await site.ask(path, { host: 'template12.localhost' })
    const [, styles = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? []
    const layers = [...styles.matchAll(/@layer ([a-z]+)/g)].map(([, name]) => name)
    t.same([...new Set(layers)], ['tokens', 'base', 'ui', 'feature', 'template', 'wide', 'focus'], path)
  }
})
