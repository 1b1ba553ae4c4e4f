import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { operations } from '@marquee/contracts/operations'
import { isOffered, type PageName, pageNames, pagePath, pages } from '@marquee/contracts/pages'
import type { PublicCall, RenderInput, StartupResult } from '@marquee/contracts/rendering'
import { axes } from '@marquee/contracts/template-file'
import { readTheme, templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { localProblem } from '#web/api/problem-error.ts'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { account } from '#web/i18n/locales/en/pages/account.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { formatOf } from '#web/templates/section-formats.ts'
import { templateModules } from '#web/templates/template-modules.ts'
import { loadRender, openBuiltClient } from './built-client.ts'

const { manifest, client, styleFiles } = await openBuiltClient()
const render = await loadRender()

const startup = operations.getStartup.example.response
const example = (async (id) => operations[id].example.response) as PublicCall
const open = (themeCode: string, themeColor: string): StartupResult => ({
  ok: true,
  value: { ...startup, site: { ...startup.site, themeCode, themeColor } },
  theme: readTheme(themeCode, themeColor),
})

const draw = (path: string, change: Partial<RenderInput> = {}) =>
  render({
    path,
    basename: '',
    language: 'EN',
    host: 'localhost',
    startup: open('template1', 'gold'),
    call: example,
    buildId: 'b1',
    report() {},
    turn: async () => {},
    ...change,
  })

// The gateway redirects from the others.
const offered = pageNames.filter((name) => isOffered(name, startup.capabilities))

t.test('every style sheet of the build is in layers', async (t) => {
  for (const file of styleFiles) {
    const css = await readFile(join(projectRoot, 'packages/web/dist/client', file), 'utf8')
    t.match(css, /^@(?:layer|font-face)\b/, file)
  }
})

for (const template of templateCodes) {
  const theme = open(template, templates[template].colors[0] ?? '')
  t.test(`${template} renders every page in full`, async (t) => {
    for (const page of offered) {
      const { status, html, modules, parts } = await draw(pagePath(page), { startup: theme })
      t.equal(status, 200, page)
      t.match(html, /<h1[\s>]/, page)
      t.notMatch(html, /<!--\$[?!]-->/, `${page} sends no fallback`)
      t.notMatch(html, /\sstyle="/, `${page} has no style attribute, which the content policy forbids`)
      t.ok(
        modules.some((module) => /-pages?\.tsx$/.test(module)),
        `${page}: its own module is named`,
      )
      for (const module of [...modules, ...parts])
        t.ok(manifest[module], `${page}: ${module} is a module of the build`)
    }
  })
}

t.test('the home page of every template has its parts', async (t) => {
  for (const template of templateCodes) {
    const { html, parts, sheets } = await draw('/', {
      startup: open(template, templates[template].colors[0] ?? ''),
    })
    for (const part of ['<header', '<nav', '<main', '<footer', 'data-source="'])
      t.ok(html.includes(part), `${template} has ${part}`)
    const isWithMatches = templates[template].sections.includes('matches')
    t.equal(parts.length, isWithMatches ? 7 : 6, template)
    t.ok(
      sheets.every(({ href }) => styleFiles.has(href)),
      `${template}: sheets of the build`,
    )
    const media = `(min-width: ${templates[template].breakpoint}px)`
    t.ok(
      sheets.some((sheet) => sheet.media === media),
      `${template} is wide from its breakpoint on`,
    )
  }
})

t.test('a page can set its own viewport breakpoints: product pages are wide from theirs', async (t) => {
  for (const template of templateCodes) {
    const { breakpoint, productBreakpoint = breakpoint, lobbyPage, frame, colors } = templates[template]
    const { sheets } = await draw('/slots', { startup: open(template, colors[0] ?? '') })
    const own = sheets.filter(({ href }) => href.includes('/houses-wide-'))
    const hasOwn = lobbyPage === 'houses' && frame !== 'column'
    t.same(
      own.map(({ media }) => media),
      hasOwn ? [`(min-width: ${productBreakpoint}px)`] : [],
      template,
    )
  }
  t.equal(templates.template9.productBreakpoint, 1200)
})

t.test('a price is a link where the sportsbook takes it, and a dash while it takes no bets', async (t) => {
  const [match] = operations.listMatches.example.response.matches
  const pricesOf = async (change: object) => {
    const call = (async (id, input) =>
      id === 'listMatches' ? { matches: [{ ...match, ...change }] } : example(id, input)) as PublicCall
    const { html } = await draw('/sports', { call })
    const price = /<(a|p)[^>]*class="match-price num"[^>]*>.*?<span aria-hidden="true">([^<]*)<\/span><\/\1>/g
    return [...html.matchAll(price)].map(([, tag, text]) => `${tag} ${text}`)
  }
  t.same(await pricesOf({}), ['a 1.85', 'a 1.95'])
  t.same(await pricesOf({ selections: undefined }), ['p 1.85', 'p 1.95'])
  t.same(await pricesOf({ selections: { home: 'a:1', draw: '', away: '' } }), ['a 1.85', 'p 1.95'])
  const selections = { home: 'a:1', draw: 'a:3', away: 'a:2' }
  const closed = { home: '', draw: '', away: '1.95' }
  t.same(await pricesOf({ selections, odds: closed }), ['p –', 'p –', 'a 1.95'])
})

t.test('a page without the template’s layout has the styles of its controls', async (t) => {
  for (const template of templateCodes) {
    const theme = open(template, templates[template].colors[0] ?? '')
    const { sheets: all } = await draw('/', { startup: theme })
    const { parts, sheets } = await draw('/playnow?provider=JILI&game=x&type=SLOTS', { startup: theme })
    t.same(parts, [], template)
    t.ok(
      sheets.every(({ href, media }) => media === undefined && all.some((sheet) => sheet.href === href)),
      template,
    )
    const has = (name: string) => sheets.some(({ href }) => href.includes(`/${name}-`))
    for (const name of [templates[template].button, templates[template].shape])
      t.equal(
        has(name),
        all.some(({ href }) => href.includes(`/${name}-`)),
        `${template}: ${name}`,
      )
  }
})

const winner = operations.getTopTen.example.response.withdrawal
const withWinners = (async (id) =>
  id === 'getTopTen'
    ? { ...operations.getTopTen.example.response, winner }
    : operations[id].example.response) as PublicCall

t.test('the sections of a home page are in the formats that its template names', async (t) => {
  for (const template of templateCodes) {
    const file = templates[template]
    const { html } = await draw('/', { startup: open(template, file.colors[0] ?? ''), call: withWinners })
    for (const name of ['hot', 'new', 'popular'] as const) {
      if (!file.sections.includes(name)) continue
      const format = new RegExp(`<section data-source="${name}" data-format="${formatOf(file, name)}"`)
      t.match(html, format, `${template}: ${name}`)
    }
    if (!file.sections.includes('winners')) continue
    t.equal(html.includes('class="winners-board"'), file.winnersFormat !== 'ticker', `${template}: winners`)
  }
})

t.test('banners stand where the template puts them, or before all sections', async (t) => {
  for (const template of templateCodes) {
    const { sections, colors } = templates[template]
    const theme = open(template, colors[0] ?? '')
    if (!theme.ok) throw new Error('The example has start-up data.')
    const capabilities = [...theme.value.capabilities, 'banners' as const]
    const { html } = await draw('/', { startup: { ...theme, value: { ...theme.value, capabilities } } })
    const placeOf = (name: string) => html.indexOf(`<section data-source="${name}"`)
    const banners = html.indexOf('class="banner-row"')
    t.ok(banners > 0, template)
    const index = sections.indexOf('banners')
    for (const name of ['hot', 'new', 'popular', 'featured'] as const) {
      if (!sections.includes(name)) continue
      const isBefore = sections.indexOf(name) < index
      t.equal(
        placeOf(name) < banners,
        isBefore,
        `${template}: ${name} is ${isBefore ? 'before' : 'after'} them`,
      )
    }
  }
})

t.test('a brand without logos has its name set in their place, in every template', async (t) => {
  for (const template of templateCodes) {
    const theme = open(template, templates[template].colors[0] ?? '')
    if (!theme.ok) throw new Error('The example has start-up data.')
    const site = { ...theme.value.site, logo1: '', logo2: '', logo3: '' }
    const { html } = await draw('/', { startup: { ...theme, value: { ...theme.value, site } } })
    t.match(html, /class="brand-name"[^>]*>(?:<x-text>)?[^<]*(?:<\/x-text>)?<b>[^<]+<\/b>/, template)
    t.notMatch(html, /<img[^>]*src=""/, template)
  }
})

t.test('the menu of a template for sports begins with them', async (t) => {
  const menuOf = async (template: string, color: string) => {
    const theme = open(template, color)
    const gameMenu = (['slots', 'sports'] as const).map((category) => ({
      contentId: category,
      category,
    }))
    const { html } = await draw('/', {
      startup: theme.ok ? { ...theme, value: { ...theme.value, gameMenu } } : theme,
    })
    return [...html.matchAll(/data-category="([\w-]+)"/g)].map(([, category]) => category)
  }
  t.equal((await menuOf('sportsbook1', 'sapphire'))[0], 'sports')
  t.equal((await menuOf('template1', 'gold'))[0], 'slots')
})

t.test('the client finds every part by its name', async (t) => {
  const places = ['frame', 'header', 'navigation', 'mobileBar', 'hero', 'lobby'] as const
  for (const [index, axis] of places.entries())
    for (const value of axes[axis]) {
      const name = value.replace(/-./g, (letters) => letters.slice(1).toUpperCase())
      const module = templateModules({ ...templates.template1, [axis]: value })[index] ?? ''
      const file = manifest[module]?.file ?? ''
      t.match(client.get(file), new RegExp(`export ?\\{[^}]*\\b${name}\\b`), `${axis} ${value}: ${module}`)
    }
})

t.test('a document is the same on every render', async (t) => {
  const [first, second] = [await draw('/'), await draw('/')]
  t.equal(first.html, second.html)
  t.equal(JSON.stringify(first.state), JSON.stringify(second.state))
})

t.test('a page is rendered in the requested language', async (t) => {
  const prefixes: Record<LanguageCode, string> = { EN: '', PHP: '/php', CN: '/cn' }
  for (const language of languageCodes) {
    const { html } = await draw('/login', { language, basename: prefixes[language] })
    const texts = await loadI18n(language)
    t.ok(html.includes(`>${texts.t('login.welcome')}</h1>`), language)
    t.ok(html.includes(`href="${prefixes[language]}/hot"`), `${language}: links stay in the language`)
  }
})

t.test(
  'the responses of the render are sent along, so that the browser does not fetch them again',
  async (t) => {
    const { state } = await draw('/slots?provider=JILI')
    t.match(state.responses, [{ id: 'listGames', input: { query: { category: 'slots', provider: 'JILI' } } }])
  },
)

t.test('a failed query is left to the browser', async (t) => {
  const call: PublicCall = async () => Promise.reject(localProblem('serviceUnavailable'))
  const { status, state, html } = await draw('/slots', { call })
  t.same([status, state.responses], [200, []])
  t.match(html, /aria-busy="true"/)
})

t.test('a page that throws becomes the error screen', async (t) => {
  // A response of another shape makes the component that renders it throw.
  const call = (async () => ({ games: 7 })) as unknown as PublicCall
  const reported: unknown[] = []
  const { status, html, state } = await draw('/slots', { call, report: (error) => reported.push(error) })
  t.same([status, reported.length], [503, 1])
  t.equal(state.screen.kind, 'broken')
  t.match(html, />500</)
  t.match(html, /<img[^>]*alt="Luna Palace"/, 'under the brand’s logo')
})

t.test('an unknown path is a 404 that names it and leads back', async (t) => {
  const { status, html } = await draw('/nope')
  t.equal(status, 404)
  t.match(html, />Page not found: \/nope</)
  t.match(html, /<a[^>]*href="\/"[^>]*>Back</)
  t.match((await draw('/nope', { language: 'PHP', basename: '/php' })).html, /: \/php\/nope</)
  for (const path of ['//slots', '/SLOTS', '/%73lots', '/<b>']) t.equal((await draw(path)).status, 404, path)
  t.notMatch((await draw('/<b>')).html, /<b>/)
})

t.test('an invalid theme shows the exact message', async (t) => {
  for (const [startup, message] of [
    [open('template99', 'gold'), 'Invalid theme code'],
    [open('template1', 'mint'), 'Invalid theme color'],
  ] as const) {
    const { status, html, bodyClasses } = await draw('/', { startup })
    t.same([status, bodyClasses], [503, []])
    t.ok(html.includes(`>${message}</p>`), message)
  }
})

t.test('maintenance shows its dates and nothing of the site', async (t) => {
  const maintenance = { startDate: '2030-01-01T00:00:00Z', endDate: '2030-01-01T06:30:00Z' }
  const { status, html, bodyClasses, state } = await draw('/slots', {
    startup: { ok: true, value: { ...startup, maintenance }, theme: readTheme('template1', 'gold') },
  })
  t.same([status, bodyClasses, state.responses], [503, [], []])
  t.match(html, /<time dateTime="2030-01-01T06:30:00Z">Jan 1, 2030/)
  t.notMatch(html, /<nav|Slots/)
})

t.test('a closed site shows the way to support and nothing of the site', async (t) => {
  const value = { ...startup, isClosed: true }
  const theme = readTheme('template1', 'gold')
  const drawn = async (capabilities: typeof value.capabilities) =>
    draw('/slots', { startup: { ok: true, value: { ...value, capabilities }, theme } })
  const { status, html, state } = await drawn(['contact'])
  t.same([status, state.responses], [503, []])
  t.match(html, /<h1[^>]*>This site is closed</)
  t.match(html, /contact support/)
  t.notMatch(html, /<nav|Slots/)
  t.notMatch((await drawn([])).html, /contact support/, 'a brand that cannot be reached promises nothing')
})

const withMenu = (menu: typeof startup.menu, template = 'template6', color = 'emerald'): StartupResult => ({
  ok: true,
  value: {
    ...startup,
    menu,
    gameMenu: [{ contentId: 'slots', category: 'slots' }],
    site: { ...startup.site, themeCode: template, themeColor: color },
  },
  theme: readTheme(template, color),
})
const named = (en: string, local: string, cn: string) => ({ en, local, cn })

t.test(
  'an entry without a category mapping is kept, with the platform’s own name in the reader’s language',
  async (t) => {
    const menu = [
      { contentId: 'community', category: null, name: named('Community', 'Komunidad', '社区'), children: [] },
    ]
    for (const [language, name] of [
      ['EN', 'Community'],
      ['PHP', 'Komunidad'],
      ['CN', '社区'],
    ] as const) {
      const { html } = await draw('/', { startup: withMenu(menu), language })
      t.match(html, new RegExp(`<a class="category" href="/community"[^>]*>[\\s\\S]*?${name}`), language)
    }
  },
)

t.test('children are sub-menus behind a button with a name, which works without scripts', async (t) => {
  const menu = [
    {
      ...{ contentId: 'slots', category: 'slots' as const },
      children: [{ contentId: 'JILI', category: null, name: named('JILI', '', '') }],
    },
    {
      ...{ contentId: 'help', category: null, name: named('Help', '', '') },
      children: [
        { contentId: 'faqs', category: null },
        { contentId: 'deposit', category: null },
      ],
    },
  ]
  const { html } = await draw('/', { startup: withMenu(menu) })
  const [, target] =
    /<button[^>]*aria-label="More in Slots"[^>]*popoverTarget="([^"]*)"/i.exec(html) ??
    /<button[^>]*popoverTarget="([^"]*)"[^>]*aria-label="More in Slots"/i.exec(html) ??
    []
  t.ok(target && html.includes(`id="${target}" popover="auto"`), 'the button opens its list')
  t.match(html, 'href="/slots?provider=JILI"')
  t.match(html, /<button[^>]*class="category sub-menu-opener"/, 'an entry that is no page opens its list')
  t.match(html, /class="sub-menu-link" href="\/faqs"/)
  t.notMatch(html, /class="sub-menu-link" href="\/deposit"/, 'a page that the brand lacks is left out')
  const bare = await draw('/', { startup: withMenu([{ contentId: 'vip', category: null, children: [] }]) })
  t.notMatch(bare.html, 'sub-menu-')
})

t.test('the language menu shows the icon of a language entry that has one', async (t) => {
  const theme = open('template1', 'gold')
  if (!theme.ok) throw new Error('The example has start-up data.')
  const value = { ...theme.value, languageIcons: { CN: '/media/cn.svg' } }
  const { html } = await draw('/', { startup: { ...theme, value } })
  t.match(html, /<img[^>]*class="language-icon"[^>]*src="\/media\/cn\.svg"[^>]*>(?:<x-text>)?中文/)
  t.equal(html.match(/class="language-icon"[^>]*src="(?!\/media\/cn)/g), null)
})

t.test('the top ten shows registered_player, active_player and deposited_player where given', async (t) => {
  const example = operations.getTopTen.example.response
  const call = (deposited: number) =>
    (async (id) =>
      id === 'getTopTen'
        ? { ...example, depositedPlayer: deposited }
        : operations[id].example.response) as PublicCall
  const startupWithDual = open('sportsbook1', 'emerald')
  for (const path of ['/leaderboard', '/']) {
    const shown = await draw(path, { startup: startupWithDual, call: call(6307) })
    for (const [label, count] of [
      ['Players', '1,200'],
      ['Playing now', '85'],
      ['Depositors', '6,307'],
    ])
      t.match(shown.html, new RegExp(`<dt>${label}</dt><dd class="num">${count}<`), `${path} ${label}`)
    t.notMatch((await draw(path, { startup: startupWithDual, call: call(0) })).html, 'Depositors', path)
  }
})

t.test('a failed start-up shows the problem and its reference', async (t) => {
  const problem = { ...localProblem('internalServerError'), reference: 'R7K2-9QMX' }
  const { status, html } = await draw('/', { startup: { ok: false, problem } })
  t.equal(status, 503)
  t.match(html, /We can’t reach the games right now/)
  t.match(html, /R7K2-9QMX/)
})

t.test('a player page renders as its placeholder, signed out', async (t) => {
  const players = offered.filter((name: PageName) => pages[name].access === 'player')
  t.ok(players.length > 0)
  for (const page of players) t.match((await draw(pagePath(page))).html, /aria-busy="true"/, page)
})

t.test('the heading of a game that is not known yet is a game', async (t) => {
  t.match((await draw('/playnow')).html, new RegExp(`<h1[^>]*><span class="visually-hidden">${play.title}<`))
})

t.test('that withdrawals wait after a new password is said before, where the platform says so', async (t) => {
  const page = async (change: Partial<typeof startup>) => {
    const theme = open('template1', 'gold')
    const value = { ...startup, ...change }
    return (await draw('/change-password', { startup: theme.ok ? { ...theme, value } : theme })).html
  }
  const said = account.passwordHold_other.replace('{{count}}', '24')
  const withdrawals = { capabilities: [...startup.capabilities, 'withdrawals' as const] }
  t.ok((await page({ ...withdrawals, passwordHoldHours: 24 })).includes(said))
  t.notOk((await page(withdrawals)).includes('Withdrawals will wait'), 'not where it doesn’t')
  t.notOk(
    (await page({ passwordHoldHours: 24 })).includes('Withdrawals will wait'),
    'nor without withdrawals',
  )
})

t.test('the footer claims a license where start-up data names it, with licensor and number', async (t) => {
  const footer = async (license?: Startup['license'], path = '/') => {
    const theme = open('template1', 'gold')
    const value = { ...startup, ...(license && { license }) }
    return (await draw(path, { startup: theme.ok ? { ...theme, value } : theme })).html
  }
  const license = { licensor: 'Gaming Board', number: 'GB-7', url: '' }
  t.match(await footer(license), '<p>Licensed by Gaming Board, no. GB-7.</p>', 'text without an address')
  t.match(
    await footer({ ...license, url: 'https://board.test/GB-7' }),
    /<a href="https:\/\/board\.test\/GB-7"[^>]*>Licensed by Gaming Board/,
  )
  t.notMatch(await footer(), /licen[sc]e/i)
})

t.test('theme variables and body classes belong to the theme', async (t) => {
  const { css, bodyClasses, themeColor } = await draw('/', { startup: open('sportsbook1', 'emerald') })
  t.match(css, /^:root\{.*--ground:#/)
  t.same(bodyClasses, ['theme-sportsbook1', 'color-emerald', 'is-sportsbook'])
  t.match(themeColor, /^#[0-9a-f]{6}$/)
})
