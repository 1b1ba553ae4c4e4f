import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { operations } from '@marquee/contracts/operations'
import type { PublicCall, Rendered, RenderInput } from '@marquee/contracts/rendering'
import { readTheme, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { build } from 'vite'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { templateCode } from '#web/app/routing/layouts.ts'
import type { RenderState } from '#web/app/startup/render-state.ts'
import { templateModules } from '#web/templates/template-modules.ts'
import { openFolder } from '../../support/open-folder.ts'

const pagesOfTests = {
  'of-the-theme': '',
  'of-a-template': `layout: 'template4', `,
  'of-a-mini-game': `layout: 'minigame', `,
  'by-default': `layout: 'default', `,
}

/** The client's server build with pages that exist in this test alone, each of another layout. */
async function buildWithPages(folder: string) {
  const names = Object.entries(pagesOfTests)
  const addTo = (code: string, after: string, lines: readonly string[]) => {
    const [before = '', rest] = code.split(after)
    if (rest === undefined) throw new Error(`No ${after}`)
    return `${before}${after}\n${lines.join('\n')}${rest}`
  }
  const contract = names.map(([name]) => `'${name}': { path: '/${name}', access: 'open' },`)
  const routes = names.map(
    ([name, layout]) =>
      `'${name}': { icon: 'info', ${layout}load: async () => ({ Page: () => 'Test of a layout' }) },`,
  )
  const root = join(projectRoot, 'packages/web')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [
      {
        name: 'pages-of-tests',
        enforce: 'pre',
        transform(code, id) {
          if (id.endsWith('/contracts/src/pages.ts')) return addTo(code, 'export const pages = {', contract)
          if (id.endsWith('/features/site/pages.ts')) return addTo(code, 'export const sitePages = {', routes)
          return null
        },
      },
    ],
    build: { ssr: 'src/entry-server.tsx', outDir: folder },
  })
  const { render } = await import(pathToFileURL(join(folder, 'entry-server.js')).href)
  return render as (input: RenderInput) => Promise<Rendered<RenderState>>
}

const render = await buildWithPages(openFolder(t))
const startup = operations.getStartup.example.response

const draw = (page: keyof typeof pagesOfTests) =>
  render({
    path: `/${page}`,
    basename: '',
    language: 'EN',
    host: 'localhost',
    startup: {
      ok: true,
      value: { ...startup, site: { ...startup.site, themeCode: 'template1', themeColor: 'gold' } },
      theme: readTheme('template1', 'gold'),
    },
    call: (async (id) => operations[id].example.response) as PublicCall,
    buildId: 'b1',
    report: (error) => t.fail(String(error)),
    turn: async () => {},
  })

const content = /Test of a layout/

for (const [page, template] of [
  ['of-the-theme', templates.template1],
  ['of-a-template', templates.template4],
] as const)
  t.test(`a page ${page.replaceAll('-', ' ')} is laid out in ${template.code}`, async (t) => {
    const { status, html, parts, sheets, bodyClasses, state } = await draw(page)
    t.equal(status, 200)
    t.match(html, content)
    const { card, surface, entry, lobbyPage, account, frame } = template
    const attributes = { card, surface, entry, lobby: lobbyPage, account }
    for (const [name, value] of Object.entries(attributes))
      t.ok(html.includes(` data-${name}="${value}"`), name)
    t.match(html, new RegExp(`<div class="frame-${frame}`))
    t.same(parts, templateModules(template))
    t.ok(sheets.some(({ media }) => media === `(min-width: ${template.breakpoint}px)`))
    t.same(bodyClasses, ['theme-template1', 'color-gold'], 'the theme stays that of the site')
    if (state.screen.kind !== 'site') return t.fail('no site')
    t.equal((state.screen.template ?? state.screen.theme.template).code, template.code, 'the client is told')
  })

t.test('a page can name the mini-game layout', async (t) => {
  const { html, parts } = await draw('of-a-mini-game')
  t.match(html, content)
  t.match(html, /<div class="site minigame-layout"/)
  t.same(parts, templateModules(templates.template1), 'in the controls of the theme’s template')
})

t.test('a page can name the default layout, which has nothing around it', async (t) => {
  const { html, parts } = await draw('by-default')
  t.match(html, content)
  t.notMatch(html, /<header|<nav|<footer|class="site/)
  t.same(parts, [])
})

t.test('without a layout in its metadata a page falls back to the template for the site theme', async (t) => {
  const theme = readTheme('template1', 'gold')
  if (typeof theme === 'string') throw new Error(theme)
  t.equal(templateCode(undefined, theme), 'template1')
  t.equal(templateCode('template4', theme), 'template4')
  for (const layout of ['default', 'minigame'] as const) t.equal(templateCode(layout, theme), 'template1')
})
