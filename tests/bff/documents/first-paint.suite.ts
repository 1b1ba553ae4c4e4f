import { type LanguageCode, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { defaultMarket } from '@marquee/contracts/markets/market'
import t from 'tap'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

/** The words of a document, as somebody reads them who has no scripts. */
async function wordsOf(path: string, host = 'template1.localhost'): Promise<string> {
  const { text } = await site.ask(path, { host })
  const [, body = ''] = /<div id="app">([\s\S]*?)<script type="application\/json"/.exec(text) ?? []
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
}

const inLanguage = (code: LanguageCode, path: string) =>
  `${code === 'EN' ? '' : `/${offeredLanguages[code].prefix}`}${path}`

t.test('every page shows the license, the age limit and where to find help, in each language', async (t) => {
  const { license } = (await site.ask('/api/startup', { host: 'template1.localhost' })).json<{
    license: Record<'licensor' | 'number', string>
  }>()
  t.match(license.number, /\d/)
  for (const code of languageCodes) {
    const { t: text } = await loadI18n(code)
    const { minimumAge: age, helplines } = defaultMarket
    const { name, phone } = helplines.find((helpline) => helpline.phone !== '') ?? { name: '', phone: '' }
    t.match(phone, /\d{3}/)
    for (const path of ['/slots', '/about', '/register', '/vip']) {
      const words = await wordsOf(inLanguage(code, path))
      for (const key of ['license', 'adult', 'helpline', 'responsible'] as const)
        t.ok(words.includes(text(`site.footer.${key}`, { age, name, ...license })), `${code} ${path}: ${key}`)
      t.ok(words.includes(phone), `${code} ${path}: its number`)
    }
  }
})

t.test('the leaderboard comes with real figures and masked names', async (t) => {
  const answer = await site.ask('/api/site/top-ten', { host: 'template1.localhost' })
  const { winner } = answer.json<{ winner: { accountMasked: string }[] }>()
  const words = await wordsOf('/leaderboard')
  t.equal(winner.length, 10)
  for (const { accountMasked } of winner) {
    t.match(accountMasked, /\*{2}/)
    t.ok(words.includes(accountMasked), accountMasked)
  }
})

t.test('what others win stands beside a page, but not beside that for who wants to play less', async (t) => {
  const host = 'sportsbook1.localhost'
  t.match((await site.ask('/about', { host })).text, '<aside class="activity"')
  for (const path of ['/responsible-gaming', '/php/responsible-gaming'])
    t.notMatch((await site.ask(path, { host })).text, '<aside class="activity"', path)
})

t.test('each page requests its own SEO record', async (t) => {
  site.sandbox.control.clearCalls()
  await site.ask('/', { host: 'first.localhost' })
  await site.ask('/slots', { host: 'first.localhost' })
  const names = site.sandbox.control.calls('/api/seo').map(({ payload }) => payload)
  t.match(names, [{ page_name: 'home' }, { page_name: 'slots' }])
})

t.test('languages that are declared and have no name are offered nowhere', async (t) => {
  const fault = { kind: 'drift', replace: { language: ['EN', 'CN', 'MMK', 'MNT', 'IDR'] } } as const
  site.sandbox.control.fault({ call: '/api/startup', domain: 'declared.localhost', fault })
  const { text } = await site.ask('/', { host: 'declared.localhost' })
  t.same(
    [...text.matchAll(/ hreflang="([^"]+)"/g)].map(([, tag]) => tag),
    ['en', 'zh-Hans', 'x-default'],
  )
  t.same([...new Set([...text.matchAll(/ hrefLang="([^"]+)"/g)].map(([, tag]) => tag))], ['en', 'zh-Hans'])
  for (const prefix of ['mmk', 'mnt', 'idr'])
    t.equal((await site.ask(`/${prefix}/slots`, { host: 'declared.localhost' })).status, 404, prefix)
})
