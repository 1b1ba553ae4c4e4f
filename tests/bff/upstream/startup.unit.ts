import { servedCapabilities } from '@marquee/contracts/capability'
import { defaultMarket, Market } from '@marquee/contracts/markets/market'
import t from 'tap'
import { startup } from '#bff/platform/site/startup.ts'
import { readAnswer } from './read-answer.ts'

const answer = {
  statusCode: 1,
  message: 'OK',
  maintenance: { is_maintenance: false, start_date: '', end_date: '' },
  content: {
    menu: [
      { content_id: 'hot', children: [] },
      { content_id: 'slots', children: [{ content_id: 'JILI' }, { content_id: 'bingo' }] },
      { content_id: 'livecasino', children: [] },
      { content_id: 'bingo', children: [] },
      { content_id: 'promotions' },
      { content_id: 12, name: 'Twelve' },
    ],
    game_menu: [
      { content_id: 'hot' },
      { content_id: 'slots' },
      { content_id: 'bingo' },
      { content_id: 'promotions' },
    ],
  },
  site: {
    site_name: 'Luna Palace',
    currency: 'PHP',
    theme_code: 'template1',
    theme_color: 'gold',
    logo1: '/1.svg',
    logo2: null,
    logo3: '',
    status: 'ACTIVE',
    expired_date: '2036-12-31',
    logo_text: 'Luna',
    external_id: 77,
    android_sub: '/a',
    ios_sub: '/i',
  },
  language: ['EN', 'PHP', 'CN'],
  provider_count: [
    { category: 'SLOTS', count: 12, game_count: '340' },
    { category: 'LIVE CASINO', count: '3' },
  ],
  aff_domain: 'aff.luna.test',
  live_chat: { chat_id: 18000001, image_id: 'bubble' },
}
const read = (changes: object) => readAnswer(startup, undefined, { ...answer, ...changes })

t.test('how long withdrawals wait after a new password is told where they do', async (t) => {
  const hoursOf = (hours: unknown) => read({ password_hold_hours: hours }).output?.startup.passwordHoldHours
  t.equal(hoursOf(24), 24)
  t.equal(hoursOf('24'), 24)
  for (const none of [0, null, undefined]) t.equal(hoursOf(none), undefined, String(none))
})

t.test('a license is told with its licensor and number, or not at all', async (t) => {
  const licenseOf = (license: unknown) => read({ license }).output?.startup.license
  const told = { licensor: 'Gaming Board', number: 'GB-7' }
  t.strictSame(licenseOf({ ...told, url: 'https://board.test/GB-7' }), {
    ...told,
    url: 'https://board.test/GB-7',
  })
  t.strictSame(licenseOf({ ...told, url: 'javascript:alert(1)' }), { ...told, url: '' })
  t.strictSame(licenseOf([told]), undefined)
  for (const none of [null, undefined, [], 'GB-7', { ...told, number: '' }, { ...told, licensor: null }])
    t.equal(licenseOf(none), undefined, JSON.stringify(none))
  t.same(read({ license: { licensor: 'Gaming Board' } }).drifts, ['license.number: string, not missing'])
})

t.test('a complete answer', async (t) => {
  const { output, drifts } = read({})
  t.same(drifts, [])
  t.strictSame(output, {
    externalId: '77',
    closure: undefined,
    startup: {
      maintenance: null,
      affiliateDomain: 'aff.luna.test',
      site: {
        siteName: 'Luna Palace',
        currency: 'PHP',
        themeCode: 'template1',
        themeColor: 'gold',
        logo1: '/1.svg',
        logo2: '',
        logo3: '',
        logoText: 'Luna',
        androidLink: '/a',
        iosLink: '/i',
      },
      isClosed: false,
      menu: [
        { contentId: 'hot', category: 'hot', children: [] },
        {
          ...{ contentId: 'slots', category: 'slots' },
          children: [{ contentId: 'JILI', category: null, name: { en: 'JILI', local: '', cn: '' } }],
        },
        { contentId: 'livecasino', category: 'casino', children: [] },
        { contentId: 'promotions', category: null, children: [] },
        { contentId: '12', category: null, name: { en: 'Twelve', local: '', cn: '' }, children: [] },
      ],
      gameMenu: [
        { contentId: 'hot', category: 'hot' },
        { contentId: 'slots', category: 'slots' },
      ],
      languages: ['EN', 'PHP', 'CN'],
      languageIcons: {},
      categories: [
        { category: 'slots', count: 12, games: 340 },
        { category: 'casino', count: 3 },
      ],
      liveChat: { chatId: '18000001', imageUrl: '' },
      capabilities: servedCapabilities,
      market: { ...Market.parse(defaultMarket), closedCategories: [], asksAge: false },
    },
  })
})

t.test('a game menu keeps its other categories when provider_count has them', async (t) => {
  const { output } = read({ provider_count: [{ category: 'BINGO' }] })
  t.same(
    output.startup.gameMenu.map(({ contentId }) => contentId),
    ['hot', 'bingo'],
  )
  t.same(
    output.startup.menu.map(({ contentId }) => contentId),
    ['hot', 'bingo', 'promotions', '12'],
  )
})

const dates = { start_date: '2030-01-01', end_date: '2030-01-02' }
const maintenances = [
  { written: { is_maintenance: true, ...dates }, read: { startDate: '2030-01-01', endDate: '2030-01-02' } },
  { written: { is_maintenance: 1 }, read: { startDate: '', endDate: '' } },
  { written: { is_maintenance: '1', start_date: null }, read: { startDate: '', endDate: '' } },
  { written: true, read: { startDate: '', endDate: '' } },
  { written: 1, read: { startDate: '', endDate: '' } },
  { written: false, read: null },
  { written: 0, read: null },
  { written: '0', read: null },
  { written: null, read: null },
  { written: undefined, read: null },
  { written: {}, read: null },
]

t.test('maintenance, however it is written', async (t) => {
  for (const { written, read: expected } of maintenances) {
    const { output, drifts } = read({ maintenance: written })
    t.strictSame(output.startup.maintenance, expected, JSON.stringify(written))
    t.same(drifts, [])
  }
  const { output, drifts } = read({ maintenance: 'perhaps' })
  t.equal(output.startup.maintenance, null)
  t.same(drifts, ['maintenance: maintenance, not string'])
})

const languages = [
  { written: 'PHP', read: ['PHP'] },
  { written: 'en, cn', read: ['EN', 'CN'] },
  { written: ['cn', 'EN', 'EN'], read: ['CN', 'EN'] },
  { written: [{ code: 'EN', name: 'English' }, { code: 'PHP' }], read: ['EN', 'PHP'] },
  { written: '', read: ['EN'] },
]

t.test('languages, however they are written', async (t) => {
  for (const { written, read: expected } of languages) {
    const { output, drifts } = read({ language: written })
    t.strictSame(output.startup.languages, expected, JSON.stringify(written))
    t.same(drifts, [])
  }
  t.same(read({ language: 5 }).output.startup.languages, ['EN'])
  t.same(read({ language: 5 }).drifts, ['language: languages with texts, not number'])
})

t.test(
  'MMK, MNT and IDR, and languages that nobody knows, are not offered, and named as drift',
  async (t) => {
    for (const [written, offered] of [
      [
        ['cn', 'MMK', 'EN'],
        ['CN', 'EN'],
      ],
      ['EN,MNT,IDR', ['EN']],
      [[{ code: 'XX', icon: '/xx.svg' }], ['EN']],
    ] as const) {
      const { output, found } = readAnswer(startup, undefined, { ...answer, language: written })
      t.strictSame(output.startup.languages, offered, JSON.stringify(written))
      t.strictSame(output.startup.languageIcons, {})
      t.match(found, [{ path: 'language', understood: true, notation: /MMK|MNT, IDR|XX/ }])
    }
  },
)

t.test('a language entry may have an icon; its files are not asked for', async (t) => {
  const entry = { code: 'CN', name: '中文', icon: '/icons/cn.svg', files: ['cn/ui.json'] }
  const { output, drifts } = read({ language: [entry, { code: 'EN', name: 'English', icon: null }] })
  t.same(drifts, [])
  t.match(output.startup, { languages: ['CN', 'EN'], languageIcons: { CN: '/icons/cn.svg' } })
  t.notOk('EN' in output.startup.languageIcons)
})

const statuses = {
  open: ['ACTIVE', 'active ', 'Enabled', '', null, 1, '1', true],
  closed: ['INACTIVE', 'suspended', 'EXPIRED', 'Closed', 0, '0', false],
  unclear: ['perhaps', 7, {}, [], undefined],
}

t.test(
  'a site whose status is not active is closed; a status that says neither is drift, and closes nothing',
  async (t) => {
    const readStatus = (status: unknown) => read({ site: { ...answer.site, status } })
    for (const status of statuses.open) {
      const { output, drifts } = readStatus(status)
      t.match(output, { startup: { isClosed: false }, closure: undefined }, JSON.stringify(status))
      t.same(drifts, [])
    }
    for (const status of statuses.closed)
      t.match(
        readStatus(status).output,
        { startup: { isClosed: true }, closure: 'inactive' },
        JSON.stringify(status),
      )
    for (const status of statuses.unclear) {
      const { output, drifts } = readStatus(status)
      t.equal(output.startup.isClosed, false, JSON.stringify(status))
      t.match(drifts, [/^site\.status: the status of a site, not /])
    }
  },
)

t.test('a site whose expired_date is past is closed, however the date is written', async (t) => {
  const readDate = (expired_date: unknown) => read({ site: { ...answer.site, expired_date } }).output
  for (const past of ['2026-01-31', '2026/1/31', '2026-01-31T08:00:00+08:00', 1_769_817_600, '1769817600000'])
    t.match(readDate(past), { startup: { isClosed: true }, closure: 'expired' }, String(past))
  for (const none of ['', null, 0, '0000-00-00', '1900-01-01', '9999-12-31', '2036-12-31'])
    t.equal(readDate(none).startup.isClosed, false, String(none))
  const { output, drifts } = read({ site: { ...answer.site, expired_date: 'next year' } })
  t.equal(output.startup.isClosed, false)
  t.same(drifts, ['site.expired_date: date, not string'])
})

const entries = (menu: unknown[]) =>
  readAnswer(startup, undefined, { ...answer, content: { menu, game_menu: [] } })

t.test(
  'items whose ids have no category mapping are always kept, with the platform’s own name',
  async (t) => {
    const named = { content_id: 'community', name: 'Community', name_local: 'Komunidad', name_cn: '社区' }
    const { output, found } = entries([
      named,
      { content_id: 'vip', name: 'Our club' },
      { content_id: 'unicorns' },
    ])
    t.strictSame(output.startup.menu, [
      {
        ...{ contentId: 'community', category: null, children: [] },
        name: { en: 'Community', local: 'Komunidad', cn: '社区' },
      },
      { contentId: 'vip', category: null, children: [] },
    ])
    t.match(
      found,
      [{ path: 'content.menu[].content_id', notation: 'unicorns', understood: true }],
      'one that has neither a name nor a page is named',
    )
    t.equal(found.length, 1)
  },
)

t.test(
  'children are sub-menus: categories and pages that there are, providers of their category, and names',
  async (t) => {
    const children = () => [
      ...['slots', 'sabong', 'faqs', 'FACHAI', 'NEWCOMER'].map((content_id) => ({ content_id })),
      { content_id: 'club', name: 'Club' },
    ]
    const { output, found } = entries([
      { content_id: 'slots', children: children() },
      { content_id: 'promotions', children: children() },
    ])
    const below = output.startup.menu.map(({ children: below }) =>
      below.map(({ contentId, name }) => name?.en ?? contentId),
    )
    t.strictSame(below, [
      ['slots', 'faqs', 'Fa Chai', 'NEWCOMER', 'Club'],
      ['slots', 'faqs', 'Club'],
    ])
    t.match(
      found.map(({ path, notation }) => [path, notation]),
      [['content.menu[].children[].content_id', 'FACHAI']],
      'a provider belongs below a category',
    )
  },
)

t.test('aff_domain is a host; what is none is drift, and as good as none', async (t) => {
  const readHost = (aff_domain: unknown) => read({ aff_domain })
  for (const [written, host] of [
    ['Aff.Luna.Test', 'aff.luna.test'],
    ['https://aff.luna.test/join', 'aff.luna.test'],
    ['', ''],
    [null, ''],
  ])
    t.equal(readHost(written).output.startup.affiliateDomain, host, String(written))
  t.same(readHost('aff.luna.test').drifts, [])
  for (const written of ['two words', 'javascript:alert(1)', '*.luna.test', 'localhost', 5, {}]) {
    t.equal(readHost(written).output.startup.affiliateDomain, '', JSON.stringify(written))
    t.match(readHost(written).drifts, [/^aff_domain: a host, not /])
  }
})

t.test('image_id is the picture of the chat’s button, where it is an address', async (t) => {
  const imageOf = (image_id: unknown) =>
    read({ live_chat: { chat_id: 'x', image_id } }).output.startup.liveChat.imageUrl
  t.equal(imageOf('/art/chat.svg'), '/art/chat.svg')
  t.equal(imageOf('https://cdn.example.com/chat.png'), 'https://cdn.example.com/chat.png')
  t.equal(imageOf('bubble'), '', 'a bare id has no address')
  t.equal(imageOf(null), '')
})

const counts = [
  { written: { SLOTS: 12, LIVECASINO: '3' }, read: { slots: 12, casino: 3 } },
  { written: { SLOTS: { count: 2 } }, read: { slots: 2 } },
  { written: { 0: { category: 'FISH', count: 4 } }, read: { fishing: 4 } },
  {
    written: [
      { category: 'SLOTS', count: 2 },
      { category: 'SLOT', count: 3 },
    ],
    read: { slots: 5 },
  },
  { written: [{ category: 'SLOTS' }, { category: 'KENO', count: 9 }], read: { slots: 1 } },
  { written: ['SLOTS', 'BINGO'], read: { slots: 1, bingo: 1 } },
  { written: [], read: {} },
]

t.test('provider_count, however it is written', async (t) => {
  for (const { written, read: expected } of counts) {
    const { output, drifts } = read({ provider_count: written })
    const found = output.startup.categories.map(({ category, count }) => [category, count])
    t.strictSame(Object.fromEntries(found), expected, JSON.stringify(written))
    t.same(drifts, [])
  }
  t.same(read({ provider_count: 5 }).drifts, ['provider_count: providerCount, not number'])
})

t.test('how many games a category has, if the platform sends it', async (t) => {
  const gamesOf = (provider_count: unknown) =>
    Object.fromEntries(
      read({ provider_count }).output.startup.categories.map(({ category, games }) => [category, games]),
    )
  t.strictSame(gamesOf([{ category: 'SLOTS', count: 22, game_count: 200 }]), { slots: 200 })
  t.strictSame(gamesOf({ SLOTS: { count: 22, game_count: '200' }, BINGO: 3 }), {
    slots: 200,
    bingo: undefined,
  })
  const twice = [
    { category: 'SLOT', game_count: 5 },
    { category: 'SLOTS', game_count: 6 },
  ]
  t.strictSame(gamesOf(twice), { slots: 11 })
  t.strictSame(
    gamesOf([...twice, { category: 'SLOTS', count: 2 }]),
    { slots: undefined },
    'a part is not known',
  )
})

t.test('capabilities that the platform declares', async (t) => {
  t.same(
    read({ capabilities: ['games', 'poetry'] }).output.startup.capabilities,
    ['games'],
    'an area that is not served here is not offered',
  )
  t.same(read({ capabilities: ['promotions', 'games'] }).output.startup.capabilities, ['games', 'promotions'])
})

t.test(
  'a market is named by the code of its pack; any other value is drift, and as good as none',
  async (t) => {
    const counts = { provider_count: [{ category: 'SABONG' }, { category: 'SLOTS' }] }
    const named = read({ ...counts, market: 'ph' })
    t.match(named.output.startup.market, { code: 'PH', asksAge: true })
    t.match(named.output.startup.categories, [{ category: 'slots' }])
    const unknown = read({ ...counts, market: 'Atlantis' })
    t.match(unknown.output.startup.market, { code: 'PH', asksAge: false })
    t.equal(unknown.output.startup.categories.length, 2)
    t.match(unknown.drifts, [/^market/])
    t.same(read({ market: null }).drifts, [])
  },
)

t.test('an empty answer is read with blanks and reported as drift', async (t) => {
  const { output, drifts } = readAnswer(startup, undefined, {})
  t.equal(output.externalId, '')
  t.same(output.startup.menu, [])
  t.same(
    drifts.map((drift) => drift.split(':')[0]),
    ['content', 'site', 'language', 'provider_count', 'aff_domain', 'live_chat'],
  )
})
