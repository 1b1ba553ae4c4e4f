import { servedCapabilities } from '@marquee/contracts/capability'
import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { operations } from '@marquee/contracts/operations'
import { type Page, type PageName, pageByPath, pageNames, pages } from '@marquee/contracts/pages'
import type { PublicCall, StartupResult } from '@marquee/contracts/rendering'
import { readTheme, templates } from '@marquee/contracts/templates'
import t, { type Test } from 'tap'
import { runGuards } from '#web/app/routing/middleware.ts'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { loadRender } from '../built-client.ts'

const render = await loadRender()
const example = operations.getStartup.example.response
const startup: StartupResult = {
  ok: true,
  value: {
    ...example,
    capabilities: [...servedCapabilities],
    site: { ...example.site, themeCode: 'template1', themeColor: 'gold' },
  },
  theme: readTheme('template1', 'gold'),
}

const draw = (t: Test, page: PageName, language: LanguageCode) =>
  render({
    path: pages[page].path,
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
      const { access, path }: Page = pages[page]
      const theme = { template: templates.template1, color: 'gold' }
      const { kind } = runGuards(page, [], { session: { status, isConfirmed: true }, theme, address: path })
      t.equal(kind, of[status].includes(access) ? 'pass' : 'redirect', `${page} for a ${status}`)
    }
})

t.test('the footer links to its pages once each, in the order of the contract’s list', async (t) => {
  const { html } = await draw(t, 'about', 'EN')
  const [menu = ''] = /<div class="footer-links"><nav.*?<\/nav>/.exec(html) ?? []
  const linked = [...menu.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => pageByPath(path))
  t.ok(linked.length > 5)
  t.same(
    linked,
    pageNames.filter((name) => linked.includes(name)),
  )
})
