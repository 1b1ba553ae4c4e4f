import type { Severity } from '#bff/doctor/finding.ts'
import { type Alteration, type Answer, respondWith } from './altered-platform.ts'

/** A brand or a platform that is ill in one way, and the one finding that tells it. */
export interface IllBrand {
  name: string
  alteration: Alteration
  finding: { severity: Severity; area: string; code: string; message: RegExp; consequences?: RegExp[] }
  settings?: Record<string, string>
}

/** Something that no report may show. */
export const secretValue = 'the-value-of-a-player'

const startup = (
  change: (answer: Answer & { site: Answer; content: { menu: unknown[] } }) => void,
): Alteration => ({
  path: '/api/startup',
  answer(answer) {
    const started = answer as Answer & { site: Answer; content: { menu: unknown[] } }
    change(started)
    return started
  },
})

const first = (path: string, change: (record: Answer, payload: Answer) => void): Alteration => ({
  path,
  answer(answer, payload) {
    const [record] = answer.value as Answer[]
    if (record) change(record, payload)
    return answer
  },
})

const ofHome = (change: (record: Answer) => void) =>
  first('/api/seo', (record, { page_name }) => {
    if (page_name === 'home') change(record)
  })

const scripts = (...markup: string[]): Alteration => ({
  path: '/api/settings/get_analytics',
  answer: (answer) => ({ ...answer, value: markup.map((script) => ({ section: 'HEAD', script })) }),
})

const logo = '/art/brands/localhost/logo.svg'
const fails = (severity: Severity, area: string, code: string, message: RegExp) => ({
  severity,
  area,
  code,
  message,
})

export const illBrands: readonly IllBrand[] = [
  {
    name: 'an empty id of the site, for which every other call is refused,',
    alteration: startup(({ site }) => {
      site.external_id = ''
    }),
    finding: {
      ...fails('error', 'contract', 'siteIdMissing', /has no site\.external_id/),
      consequences: [
        /^\/api\/.* and \d+ more: said no: “invalidInput” \(400\), for external_id \(invalidValue\)\.$/,
      ],
    },
  },
  {
    name: 'no id of the site',
    alteration: startup(({ site }) => {
      delete site.external_id
    }),
    finding: {
      ...fails('error', 'contract', 'siteIdMissing', /has no site\.external_id/),
      consequences: [/external_id \(invalidValue\)\.$/],
    },
  },
  {
    name: 'a site without a name',
    alteration: startup(({ site }) => {
      site.site_name = ''
    }),
    finding: fails('error', 'site', 'siteNameMissing', /no site_name/),
  },
  {
    name: 'a currency by its name',
    alteration: startup(({ site }) => {
      site.currency = 'peso'
    }),
    finding: fails('error', 'site', 'currencyUnknown', /"peso" is no code of ISO 4217/),
  },
  {
    name: 'no currency',
    alteration: startup(({ site }) => {
      site.currency = ''
    }),
    finding: fails('error', 'site', 'currencyUnknown', /names no currency/),
  },
  {
    name: 'an empty menu',
    alteration: startup(({ content }) => {
      content.menu = []
    }),
    finding: fails('warning', 'menu', 'menuEmpty', /No entry of the menu is left/),
  },
  {
    name: 'a list of the home page without games',
    alteration: { path: '/api/product/get_new_games', answer: (answer) => ({ ...answer, value: [] }) },
    finding: fails('warning', 'content', 'gameListEmpty', /lists no new games/),
  },
  {
    name: 'a banner that would run code',
    alteration: first('/api/cms/banner_list', (record) => {
      record.link = 'javascript:alert(1)'
    }),
    finding: fails('warning', 'content', 'bannerLinkDead', /no page of the brand: javascript:alert\(1\)\./),
  },
  {
    name: 'a banner that leads to no page',
    alteration: first('/api/cms/banner_list', (record) => {
      record.link = '/no-such-page'
    }),
    finding: fails('warning', 'content', 'bannerLinkDead', /no page of the brand: \/no-such-page\./),
  },
  {
    name: 'no way to reach support',
    alteration: { path: '/api/support/contact_channels', answer: (answer) => ({ ...answer, value: [] }) },
    finding: fails('warning', 'content', 'contactMissing', /no way to reach support/),
  },
  {
    name: 'a category that no provider has games of in the menu',
    alteration: startup(({ content }) => {
      content.menu.push({ content_id: 'sabong', children: [] })
    }),
    finding: fails('warning', 'menu', 'menuEntryWithoutGames', /names sabong, which no provider/),
  },
  {
    name: 'a call that has moved',
    alteration: {
      path: '/api/vip/levels',
      respond: (response) =>
        void response.writeHead(301, { location: 'https://new.example.com/v2/api/vip/levels?key=1' }).end(),
    },
    finding: fails(
      'error',
      'contract',
      'callFailed',
      /levels: HTTP 301 leads to https:\/\/new\.example\.com\/v2, and the gateway follows no redirect\.$/,
    ),
  },
  {
    name: 'a call that leads to a page for signing in',
    alteration: {
      path: '/api/vip/levels',
      respond: (response) => void response.writeHead(302, { location: '/login?next=x' }).end(),
    },
    finding: fails('error', 'contract', 'callFailed', /levels: HTTP 302 leads to http:\S+\/login, and/),
  },
  {
    name: 'a call at which this machine is not let in',
    alteration: { path: '/api/vip/levels', respond: respondWith(403, 'text/html', secretValue) },
    finding: fails('error', 'contract', 'callFailed', /levels: HTTP 403, so the platform does not let this/),
  },
  {
    name: 'a call with another path',
    alteration: { path: '/api/vip/levels', respond: respondWith(404, 'text/html', secretValue) },
    finding: fails(
      'error',
      'contract',
      'callFailed',
      /levels: HTTP 404, so there is no such path below http/,
    ),
  },
  {
    name: 'an unknown template',
    alteration: startup(({ site }) => {
      site.theme_code = 'nowhere7'
    }),
    finding: fails('error', 'theme', 'themeUnknown', /template "nowhere7", which is not known/),
  },
  {
    name: 'an unknown color',
    alteration: startup(({ site }) => {
      site.theme_color = 'plaid'
    }),
    finding: fails('error', 'theme', 'colorUnknown', /has no color "plaid"/),
  },
  {
    name: 'a language without texts',
    alteration: startup((answer) => {
      answer.language = ['EN', 'MMK', 'PHP']
    }),
    finding: fails('warning', 'languages', 'languageWithoutTexts', /offers MMK, which is declared/),
  },
  {
    name: 'a language that nobody knows',
    alteration: startup((answer) => {
      answer.language = ['EN', 'XX']
    }),
    finding: fails('warning', 'languages', 'languageUnknown', /offers XX, which is no language here/),
  },
  {
    name: 'a site that is not active',
    alteration: startup(({ site }) => {
      site.status = 'INACTIVE'
    }),
    finding: fails('error', 'platform', 'siteInactive', /visitors see that it is closed/),
  },
  {
    name: 'a site whose term has ended',
    alteration: startup(({ site }) => {
      site.expired_date = '2026-01-31'
    }),
    finding: fails('error', 'platform', 'siteExpired', /expired_date of the site is past/),
  },
  {
    name: 'an entry of a sub-menu that nobody could read',
    alteration: startup(({ content }) => {
      content.menu.push({ content_id: 'vip', children: [{ content_id: 'griffins' }] })
    }),
    finding: fails('warning', 'menu', 'menuEntryUnknown', /names griffins, .* and has no name/),
  },
  {
    name: 'an entry with a name that leads to no page',
    alteration: startup(({ content }) => {
      content.menu.push({ content_id: 'community', name: 'Community', children: [] })
    }),
    finding: fails('warning', 'menu', 'menuEntryWithoutPage', /names community, which there is no page of/),
  },
  {
    name: 'a chat button on a host that is not allowed',
    alteration: startup((answer) => {
      answer.live_chat = { chat_id: '18000001', image_id: 'https://cdn.example.com/chat.png' }
    }),
    finding: fails('warning', 'pictures', 'pictureForbidden', /^chat button: .*IMAGE_ORIGINS/),
  },
  {
    name: 'no default language',
    alteration: startup((answer) => {
      answer.language = 'PHP,CN'
    }),
    finding: fails('warning', 'languages', 'defaultLanguageMissing', /does not offer EN/),
  },
  {
    name: 'a category that there is none of in the menu',
    alteration: startup(({ content }) => {
      content.menu.push({ content_id: 'unicorns', children: [] })
    }),
    finding: fails('warning', 'menu', 'menuEntryUnknown', /names unicorns/),
  },
  {
    name: 'an area that the brand lacks in the menu',
    alteration: startup((answer) => {
      const areas = answer.capabilities as string[]
      answer.capabilities = areas.filter((name) => name !== 'news')
      answer.content.menu.push({ content_id: 'news', children: [] })
    }),
    finding: fails('warning', 'menu', 'menuEntryWithoutArea', /names news/),
  },
  {
    name: 'an area that there is none of',
    alteration: startup((answer) => {
      answer.capabilities = [...(answer.capabilities as string[]), 'horoscopes']
    }),
    finding: fails('warning', 'menu', 'capabilityUnknown', /name horoscopes/),
  },
  {
    name: 'no title',
    alteration: ofHome((record) => {
      record.meta_title = ''
    }),
    finding: fails('warning', 'seo', 'seoTitleMissing', /No meta_title: home \(\S+-home\)\./),
  },
  {
    name: 'no description',
    alteration: ofHome((record) => {
      record.meta_desc = null
    }),
    finding: fails('warning', 'seo', 'seoDescriptionMissing', /No meta_desc: home \(\S+-home\)\./),
  },
  {
    name: 'another host as canonical',
    alteration: ofHome((record) => {
      record.meta_canonical = 'https://old.example.com/'
    }),
    finding: fails('warning', 'address', 'canonicalElsewhere', /call old\.example\.com canonical: home/),
  },
  {
    name: 'a canonical address without a page',
    alteration: ofHome((record) => {
      record.meta_canonical = '/nowhere'
    }),
    finding: fails('warning', 'address', 'canonicalNoPage', /call \/nowhere canonical, .* no page: home\./),
  },
  {
    name: 'an SEO record in a language that nobody knows',
    alteration: ofHome((record) => {
      record.meta_lang = 'klingon'
    }),
    finding: fails('error', 'contract', 'drift', /\/api\/seo .*meta_lang/),
  },
  {
    name: 'drift in a field',
    alteration: first('/api/cms/news_list', (record) => {
      record.img_url = { secretValue }
    }),
    finding: fails('error', 'contract', 'drift', /news_list .*: value\[\]\.img_url is object, not string\.$/),
  },
  {
    name: 'an answer without statusCode',
    alteration: { path: '/api/vip/levels', answer: ({ value }) => ({ value }) },
    finding: fails('warning', 'contract', 'envelopeMissing', /^\/api\/vip\/levels/),
  },
  {
    name: '5xx on one call',
    alteration: { path: '/api/vip/levels', respond: respondWith(503, 'text/html', secretValue) },
    finding: fails('error', 'contract', 'callFailed', /^\/api\/vip\/levels: HTTP 503/),
  },
  {
    name: 'a list that fails, of which one thing is read, too',
    alteration: { path: '/api/promotion/list', respond: respondWith(500, 'text/html', secretValue) },
    finding: fails('error', 'contract', 'callFailed', /^\/api\/promotion\/list: HTTP 500/),
  },
  {
    name: 'a text that fails, of which several operations are made',
    alteration: { path: '/api/settings/siteinfodetail', respond: respondWith(500, 'text/html', secretValue) },
    finding: fails('error', 'contract', 'callFailed', /^\/api\/settings\/siteinfodetail: HTTP 500/),
  },
  {
    name: 'no JSON',
    alteration: { path: '/api/settings/social_account', respond: respondWith(200, 'text/html', secretValue) },
    finding: fails(
      'error',
      'contract',
      'callFailed',
      /social_account: HTTP 200 is not an answer \(notJson\)/,
    ),
  },
  {
    name: 'a huge body',
    alteration: {
      path: '/api/settings/app_download',
      respond: respondWith(200, 'application/json', Buffer.alloc(9_000_000, ' ')),
    },
    finding: fails('error', 'contract', 'callFailed', /app_download: .*\(tooLarge\)/),
  },
  {
    name: 'a refused call',
    alteration: { path: '/api/bank/bank_list', answer: () => ({ statusCode: -7, statusMessage: 'noBanks' }) },
    finding: fails('error', 'contract', 'callRefused', /bank_list: said no: “noBanks” \(-7\)/),
  },
  {
    name: 'a hanging call',
    alteration: { path: '/api/support/contact_channels', respond: () => {} },
    settings: { UPSTREAM_TIMEOUT_MS: '2500', UPSTREAM_DEADLINE_MS: '2600' },
    finding: fails(
      'error',
      'contract',
      'callFailed',
      /contact_channels: no answer within 2\.5 s, which UPSTREAM_TIMEOUT_MS allows/,
    ),
  },
  {
    name: 'start-up data that are no object',
    alteration: { path: '/api/startup', answer: () => [secretValue] },
    finding: fails('error', 'platform', 'platformUnreachable', /HTTP 200 is not an answer \(notJson\)/),
  },
  {
    name: 'a logo that is not there',
    alteration: { path: logo, respond: respondWith(404, 'text/plain', 'gone') },
    finding: fails('error', 'pictures', 'pictureMissing', /^logo: cannot be loaded, status 404/),
  },
  {
    name: 'a logo that is somewhere else now',
    alteration: {
      path: logo,
      respond: (response) =>
        void response.writeHead(302, { location: 'https://cdn.example.com/logo.svg' }).end(),
    },
    finding: fails(
      'error',
      'pictures',
      'pictureMissing',
      /^logo: cannot be loaded, status 302, which leads to https:\/\/cdn\.example\.com\/logo\.svg/,
    ),
  },
  {
    name: 'a logo that is a page',
    alteration: { path: logo, respond: respondWith(200, 'text/html', '<p>') },
    finding: fails('error', 'pictures', 'pictureNone', /^logo: no picture, content-type text\/html/),
  },
  {
    name: 'a logo that only says it is a picture',
    alteration: { path: logo, respond: respondWith(200, 'image/png', '<!doctype html><p>Sorry') },
    finding: fails('error', 'pictures', 'pictureNone', /^logo: no picture, its content is no picture/),
  },
  {
    name: 'a heavy logo',
    alteration: { path: logo, respond: respondWith(200, 'image/svg+xml', `<svg>${' '.repeat(600_000)}`) },
    finding: fails('warning', 'pictures', 'pictureHeavy', /^logo: more than 500 kB/),
  },
  {
    name: 'an icon on a host that is not allowed',
    alteration: startup(({ site }) => {
      site.logo2 = 'https://cdn.example.com/icon.png'
    }),
    finding: fails(
      'error',
      'pictures',
      'pictureForbidden',
      /^icon: .*https:\/\/cdn\.example\.com is not in IMAGE_ORIGINS/,
    ),
  },
  {
    name: 'a logo of a provider that is not where the settings say',
    settings: { PROVIDER_LOGOS: '/art/logos/{logo}.svg' },
    alteration: { path: '/art/logos/saba.svg', respond: respondWith(404, 'text/plain', 'none') },
    finding: fails('warning', 'pictures', 'pictureMissing', /^provider logo: cannot be loaded, status 404/),
  },
  {
    name: 'an analytics id as it stands in a manual',
    alteration: scripts("<script>gtag('config', 'G-XXXXXXXXXX')</script>"),
    finding: fails('warning', 'analytics', 'analyticsIdMalformed', /"G-XXXXXXXXXX" of Google/),
  },
  {
    name: 'analytics that the policy blocks',
    alteration: scripts("<script>load('https://connect.example.com/events.js')</script>"),
    finding: fails('warning', 'analytics', 'analyticsBlocked', /https:\/\/connect\.example\.com, which/),
  },
  {
    name: 'analytics that may not send',
    alteration: scripts('<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>'),
    finding: fails('warning', 'analytics', 'analyticsMute', /googletagmanager\.com are loaded/),
  },
  {
    name: 'analytics that get into no page',
    alteration: scripts('<script src="http://insecure.example.com/a.js"></script>'),
    finding: fails('warning', 'analytics', 'analyticsLeftOut', /number 1 has no element/),
  },
]
