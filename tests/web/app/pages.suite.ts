import { servedCapabilities } from '@marquee/contracts/capability'
import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { operations } from '@marquee/contracts/operations'
import { type PageName, pageByPath, pageNames, pagePath, pages } from '@marquee/contracts/pages'
import type { PublicCall } from '@marquee/contracts/rendering'
import { readTheme, templates } from '@marquee/contracts/templates'
import t, { type Test } from 'tap'
import { runGuards } from '#web/app/routing/middleware.ts'
import { routes } from '#web/app/routing/routes.ts'
import type { Menu } from '#web/brand/pages/site-page.ts'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { loadRender } from '../built-client.ts'

const render = await loadRender()
const example = operations.getStartup.example.response
const startup = {
  ok: true as const,
  value: {
    ...example,
    capabilities: [...servedCapabilities],
    site: { ...example.site, themeCode: 'template1', themeColor: 'gold' },
  },
  theme: readTheme('template1', 'gold'),
}

const draw = (t: Test, page: PageName, language: LanguageCode) =>
  render({
    path: pagePath(page),
    basename: '',
    language,
    host: 'localhost',
    startup,
    call: (async (id) => operations[id].example.response) as PublicCall,
    buildId: 'b1',
    report: (error) => t.fail(`${page}: ${error}`),
    turn: async () => {},
  })

for (const language of languageCodes)
  t.test(`every page has a name and is drawn whole in ${language}`, async (t) => {
    const { t: text } = await loadI18n(language)
    for (const page of pageNames) {
      t.match(text(`_m:page.${page}`), /^(?!page\.)./, `${page} has a name`)
      const { status, html, modules } = await draw(t, page, language)
      t.equal(status, 200, page)
      t.match(html, /<h1[^>]*>(?:<[^>]+>)*[^<\s]/, `${page} has a heading`)
      t.notMatch(html, /\{\{/, `${page} has its texts filled in`)
      t.ok(
        modules.some((module) => /-pages?\.tsx$/.test(module)),
        `${page} names its module`,
      )
    }
  })

t.test('every page is shown to those whom it is for, and leads all others away', async (t) => {
  const of = { visitor: ['open', 'guest'], player: ['open', 'player'] }
  for (const page of pageNames)
    for (const status of ['visitor', 'player'] as const) {
      const { access } = pages[page]
      const theme = { template: templates.template1, color: 'gold' }
      const { kind } = runGuards(page, [], {
        session: { status, isConfirmed: true },
        theme,
        address: pagePath(page),
      })
      t.equal(kind, of[status].includes(access) ? 'pass' : 'redirect', `${page} for a ${status}`)
    }
})

t.test('menus have their pages in the order of the contract’s list', async (t) => {
  const linked = (html: string, menu: RegExp) =>
    [...(menu.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, path = '']) => pageByPath(path))
  const declared = (menu: Menu) => pageNames.filter((page) => routes[page].menus?.includes(menu))
  const sideMenu = /<nav class="side-menu.*?<\/nav>/
  const about = (await draw(t, 'about', 'EN')).html
  t.same(linked(about, /<div class="footer-links.*?<\/nav>/), declared('footer'))
  t.same(linked(about, sideMenu), declared('about'))
  t.same(linked((await draw(t, 'profile', 'EN')).html, sideMenu), declared('account'))
})

t.test('every page below another one leads back to it', async (t) => {
  const below = pageNames.filter((page) => routes[page].above)
  t.ok(below.length > 5)
  for (const page of below) {
    const { above = 'home' } = routes[page]
    const [, to] = /class="[^"]*link-above[^"]*" href="([^"]+)"/.exec((await draw(t, page, 'EN')).html) ?? []
    t.equal(to, pagePath(above), page)
  }
})

t.test('what a page begins with is public where the server reads it, else the player’s own', async (t) => {
  for (const page of pageNames) {
    const { reads, ownReads } = routes[page]
    const visit = { page, search: new URLSearchParams(), startup: startup.value, language: 'EN' as const }
    for (const { queryKey } of reads?.(visit) ?? [])
      t.equal(operations[queryKey[0]].access, 'anyone', `${page}: ${queryKey[0]}`)
    for (const { queryKey } of ownReads?.(visit, Date.UTC(2026, 5, 1)) ?? [])
      t.equal(operations[queryKey[0]].access, 'player', `${page}: ${queryKey[0]}`)
    if (ownReads) t.equal(pages[page].access, 'player', page)
  }
})
