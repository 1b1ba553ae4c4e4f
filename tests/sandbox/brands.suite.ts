import { pageByPath, pageNames } from '@marquee/contracts/pages'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { weekendBoosts } from '#sandbox/areas/promotions/weekend-boosts.ts'
import { focusOf } from '#sandbox/brands/brand-focus.ts'
import { openSandbox, type ResponseBody } from './open-sandbox.ts'

t.test('the start-up data of the default brand is complete', async (t) => {
  const { post, base } = await openSandbox(t)
  const response = await post('/api/startup', { domain_name: 'localhost' })
  t.match(response, {
    statusCode: 1,
    maintenance: { is_maintenance: false, start_date: '', end_date: '' },
    site: {
      site_name: 'Luna Palace',
      currency: 'PHP',
      theme_code: 'template1',
      theme_color: 'gold',
      status: 'ACTIVE',
    },
    language: ['EN', 'PHP', 'CN'],
    password_hold_hours: 24,
    license: { licensor: /./, number: /./ },
  })
  const ids = response.content.menu.map((item: { content_id: string }) => item.content_id)
  t.equal(ids[0], 'hot')
  for (const id of ['slots', 'livecasino', 'horseracing', 'promotions', 'vip', 'referral', 'download']) {
    t.ok(ids.includes(id), `the menu has ${id}`)
  }
  t.equal(response.content.game_menu.length, 13)
  t.equal(response.provider_count.length, 12)
  for (const logo of ['logo1', 'logo2', 'logo3']) {
    t.ok(response.site[logo].startsWith(`${base}/art/brands/localhost/`), logo)
    t.equal((await fetch(response.site[logo])).status, 200)
  }
})

t.test('every template and color has a domain, and every domain its own id', async (t) => {
  const { post } = await openSandbox(t)
  const ids = new Set<string>()
  for (const code of templateCodes) {
    const first = await post('/api/startup', { domain_name: `${code}.localhost` })
    t.match(first.site, { theme_code: code, theme_color: templates[code].colors[0] })
    ids.add(first.site.external_id)
    for (const color of templates[code].colors) {
      const { site } = await post('/api/startup', { domain_name: `${code}-${color}.localhost` })
      t.match(site, { theme_code: code, theme_color: color })
      ids.add(site.external_id)
    }
  }
  const colors = templateCodes.reduce((sum, code) => sum + templates[code].colors.length, 0)
  t.equal(ids.size, templateCodes.length + colors)
})

t.test('some domains demonstrate a state', async (t) => {
  const { post, site } = await openSandbox(t)
  const startup = (label: string) => post('/api/startup', { domain_name: `${label}.localhost` })
  const closed = await startup('maintenance')
  t.equal(closed.maintenance.is_maintenance, true)
  t.ok(Date.parse(closed.maintenance.start_date) < Date.parse(closed.maintenance.end_date))
  t.match((await startup('closed')).site, { status: 'INACTIVE', theme_code: 'template1' })
  t.match((await startup('closed-template9')).site, { status: 'INACTIVE', theme_code: 'template9' })
  t.ok(Date.parse((await startup('expired')).site.expired_date) < Date.now())
  t.equal((await startup('badtheme')).site.theme_code, 'template99')
  t.match((await startup('badcolor')).site, { theme_code: 'template1', theme_color: 'plaid' })
  t.equal((await startup('anything')).site.theme_code, 'template1')
  t.ok((await startup('fewcategories')).provider_count.length < 12)

  const few = await site('fewcategories.localhost')
  t.equal((await post('/api/product/game_list', { ...few, game_type: 'LIVECASINO' })).total, 0)
  t.same((await post('/api/product/match_list', few)).value, [])
  const empty = await site('nogames.localhost')
  t.same((await post('/api/product/get_hot_games', { ...empty, game_type: '' })).value, [])
  t.same((await post('/api/product/get_featured_games', { ...empty, game_type: '' })).value, [])

  const hostile = await post('/api/settings/siteinfodetail', await site('hostilecms.localhost'))
  t.match(hostile.cms.en_about_us_body, /<script>.*onmouseover|javascript:/s)
  const clean = await post('/api/settings/siteinfodetail', await site())
  t.notMatch(JSON.stringify(clean.cms), /<script|javascript:|onerror|\{site\}/)

  t.equal((await post('/api/settings/get_analytics', { domain_name: 'localhost' })).value.length, 2)
  t.same((await post('/api/settings/get_analytics', { domain_name: 'template1.localhost' })).value, [])
})

t.test('the stress brand has the most that a layout must hold, in every template', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  for (const code of templateCodes) {
    const { site } = await post('/api/startup', { domain_name: `stress-${code}.localhost` })
    t.match(site, { theme_code: code, theme_color: templates[code].colors[0] })
  }
  const { site: shown, content } = await post('/api/startup', { domain_name: 'stress.localhost' })
  t.match(shown, { theme_code: 'template1', theme_color: 'gold', logo1: '', logo2: '', logo3: '' })
  t.equal([...shown.site_name].length, 40)
  t.match(shown.site_name, /[a-z].*\p{Script=Han}/u, 'in two scripts')
  t.equal(content.menu.length, 30)
  const { value } = await post('/api/cms/announcement_list', await site('stress.localhost'))
  for (const text of ['text_en', 'text_local', 'text_cn'])
    t.ok(
      value.some((notice: Record<string, string>) => /\S{20}/.test(notice[text] ?? '')),
      text,
    )
  t.equal(
    (await post('/api/auth/get_balance', await signIn('demo', 'Demo1234', 'stress.localhost'))).game_balance,
    '123456789012.34',
  )
})

t.test(
  'a brand with extras has sub-menus, pictures of languages and chat, and a host for referral links',
  async (t) => {
    const { post, base } = await openSandbox(t)
    const { content, language, live_chat, aff_domain } = await post('/api/startup', {
      domain_name: 'extras.localhost',
    })
    const below = (id: string) =>
      content.menu.find(({ content_id }: { content_id: string }) => content_id === id).children
    t.match(below('slots')[0], { content_id: /^[A-Z]+$/, name: /\w/ })
    t.match(below('help'), [{ content_id: 'faqs' }])
    t.equal(aff_domain, 'affiliates.extras.localhost.example')
    t.match(language, [{ code: 'EN' }, { code: 'PHP' }, { code: 'CN' }])
    for (const address of [live_chat.image_id, ...language.map(({ icon }: { icon: string }) => icon)]) {
      const picture = await fetch(address)
      t.match(
        [address.startsWith(base), picture.status, picture.headers.get('content-type')],
        [true, 200, 'image/svg+xml'],
      )
    }
    const plain = await post('/api/startup', { domain_name: 'localhost' })
    t.same([plain.aff_domain, plain.live_chat.image_id, plain.language], ['', '', ['EN', 'PHP', 'CN']])
  },
)

t.test('brands have all documents, those about the law alone, or none', async (t) => {
  const { post, site } = await openSandbox(t)
  const cms = async (label: string) =>
    (await post('/api/settings/siteinfodetail', await site(`${label}.localhost`))).cms
  t.match(await cms('anything'), { about_us_status: true, faqs_status: true })
  t.match(await cms('fewdocuments'), { about_us_status: false, privacy_policy_status: true })
  t.match(await cms('nodocuments'), { about_us_status: false, responsible_gaming_status: false })
})

t.test('other domains have to be registered', async (t) => {
  const { post, sandbox } = await openSandbox(t, {
    domains: ['brand-a.test', { domain: 'brand-b.test', siteName: 'Bee' }],
  })
  t.equal((await post('/api/startup', { domain_name: 'brand-a.test' })).statusCode, 1)
  t.equal((await post('/api/startup', { domain_name: 'BRAND-B.test' })).site.site_name, 'Bee')
  t.match(await post('/api/startup', { domain_name: 'brand-c.test' }), {
    statusCode: 404,
    statusMessage: 'domainNotFound',
  })
  sandbox.control.addBrand({ domain: 'brand-c.test' })
  t.equal((await post('/api/startup', { domain_name: 'brand-c.test' })).statusCode, 1)
})

t.test('brands are isolated from each other', async (t) => {
  const { post, site, signIn, sandbox } = await openSandbox(t, { domains: ['brand-a.test', 'brand-b.test'] })
  const a = await site('brand-a.test')
  const b = await site('brand-b.test')
  const mixed = { domain_name: a.domain_name, external_id: b.external_id }
  const refusal = { statusCode: 403, statusMessage: 'permissionDenied' }
  t.match(await post('/api/settings/siteinfodetail', mixed), refusal)
  t.match(await post('/api/auth/login', { ...mixed, account_id: 'demo', password: 'Demo1234' }), refusal)

  const demoOfA = await signIn('demo', 'Demo1234', 'brand-a.test')
  const launch = {
    request_id: 'r',
    provider_code: 'JILI',
    game_code: '',
    game_type: '',
    platform: 'MOBILE',
    lang: 'EN',
    mode: 'REAL',
    lobby_url: '',
    deposit_url: '',
  }
  t.match(await post('/api/game/launch', { ...b, ...demoOfA, ...launch }), refusal)

  sandbox.control.addPlayer({ domain: 'brand-a.test', accountId: 'only', password: 'Only1234' })
  const login = { account_id: 'only', password: 'Only1234' }
  t.equal((await post('/api/auth/login', { ...a, ...login })).statusCode, 1)
  t.equal((await post('/api/auth/login', { ...b, ...login })).statusCode, -1)

  const demoOfB = await signIn('demo', 'Demo1234', 'brand-b.test')
  await post('/api/mini_game/mini_game_bet', { ...demoOfA, game_id: 'gift-box' })
  t.equal((await post('/api/auth/get_balance', demoOfA)).game_token, '230.00')
  t.equal((await post('/api/auth/get_balance', demoOfB)).game_token, '250.00')
  t.match(await post('/api/auth/get_balance', { auth: demoOfA.auth, account_id: 'maria' }), {
    statusCode: -401,
  })
})

t.test('every page has an SEO record', async (t) => {
  const { post, site } = await openSandbox(t)
  const S = await site()
  for (const page_name of pageNames) {
    const { value } = await post('/api/seo', { ...S, page_name })
    t.match(
      value?.[0],
      { page_name, en_item_name: /./, local_item_name: /./, meta_title: /Luna Palace/ },
      page_name,
    )
    t.notMatch(JSON.stringify(value), /\{site\}/)
  }
  t.match(await post('/api/seo', { ...S, page_name: 'nowhere' }), {
    statusCode: 0,
    statusMessage: 'notFound',
  })
})

t.test('every template’s brand opens with a game and a weekend of its own', async (t) => {
  const domains = templateCodes.map((themeCode) => ({
    ...{ domain: `own-${themeCode}.example`, themeCode },
    traits: ['newlyOpened'] as const,
  }))
  const { post, site } = await openSandbox(t, { domains })
  const openings = new Set<string>()
  for (const { domain } of domains) {
    const payload = await site(domain)
    const featured = (await post('/api/product/get_featured_games', { ...payload, game_type: '' })).value
    t.equal(featured.length, 10, domain)
    const [{ provider_code, game_code, game_type, is_maintenance }] = featured
    t.equal(is_maintenance, false, domain)
    openings.add(`${provider_code}/${game_code}`)
    t.equal(focusOf({ themeCode: domain.slice('own-'.length, -'.example'.length) }).opensWith, game_code)
    const banners = (await post('/api/cms/banner_list', { ...payload, position: 'home' })).value
    for (const { link } of banners) t.ok(pageByPath(link), `${link} is a page`)
    const pictures = new Set(banners.map(({ img_url }: ResponseBody) => img_url))
    t.equal(pictures.size, 2 * 3, 'two in three languages')
    const promotions = (await post('/api/promotion/list', payload)).value
    const weekends = weekendBoosts.map(({ promoId }) => promoId)
    const own = promotions.filter(({ promo_id }: { promo_id: string }) => weekends.includes(promo_id))
    t.equal(own.length, 1, domain)
    t.equal(own[0].promo_id === 'weekend-boost', game_type === 'SLOTS', domain)
  }
  t.equal(openings.size, templateCodes.length)
})
