import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import { type PageName, pages } from '@marquee/contracts/pages'
import type { Rendered, RenderInput, ServerBuild, StartupResult } from '@marquee/contracts/rendering'
import { bodyClasses, type Theme } from '@marquee/contracts/templates'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import { themeColor as backgroundOf, paletteCss } from '@marquee/contracts/palette/palette'
import { templateFaults as faultsOf } from '@marquee/contracts/palette/template-faults'
import { httpRequest } from './api/call.ts'
import { operationFacts } from './api/contract-facts.ts'
import { App } from './app/app.tsx'
import { preloadScreen } from './app/routing/lazy-views.tsx'
import type { PageQuery } from './app/routing/page-module.ts'
import { playerReads, publicQueries } from './app/routing/page-queries.ts'
import { routes } from './app/routing/routes.tsx'
import { matchPage } from './app/routing/site-routes.tsx'
import { offlineCss, offlineHtml } from './app/screens/offline-page.tsx'
import { logoOf, screenLook, screenOf } from './app/screens/screen.ts'
import { createQueryClient } from './app/startup/query-client.ts'
import type { QueryResponse, RenderState, Screen } from './app/startup/render-state.ts'
import { fetchPageQueries, seedQueryCache } from './app/startup/render-state.ts'
import { loadI18n, localeModule } from './i18n/load-i18n.ts'
import { textsModule } from './i18n/load-texts.ts'
import { loadTemplate } from './templates/load-template.ts'
import { controlSheetsOf, sheetsOf } from './templates/sheets.ts'
import { templateModules } from './templates/template-modules.ts'
import { templateQueries } from './templates/template-queries.ts'
import { typefaces } from './templates/tokens/typefaces/typefaces.ts'

/** Renders the page that a service worker shows without a network; it is self-contained. */
export const renderOffline: ServerBuild['renderOffline'] = async ({ startup, theme, language }) => {
  const result = { ok: true, value: startup, theme } as const
  const look = screenLook(result)
  const logo = logoOf(result)
  const typeface = typefaces[look.typeface]
  return {
    ...(await offlineHtml(startup, logo, language)),
    css: paletteCss(look.seed, look.colorUse) + (typeface?.css ?? '') + offlineCss,
    themeColor: backgroundOf(look.seed, look.colorUse),
    files: [...(typeface?.files ?? []), ...(logo ? [logo] : [])],
  }
}

/** The background color of a brand's theme, as `#rrggbb`. */
export function themeColor(startup: StartupResult): string {
  const { seed, colorUse } = screenLook(startup)
  return backgroundOf(seed, colorUse)
}

/** What is wrong with the colors of a template. */
export const templateFaults: ServerBuild['templateFaults'] = faultsOf

/** The style sheets of a template, for tools that measure what its visitors load. */
export const templateSheets = sheetsOf

/** What a document shows. */
interface View {
  screen: Screen
  page: PageName | undefined
  responses: QueryResponse[]
}

/**
 * Renders the content of a document, signed out, with everything its first paint needs. A page that throws becomes the
 * error screen.
 */
export async function render(input: RenderInput): Promise<Rendered<RenderState>> {
  const screen = screenOf(input.startup)
  const [pathname = '/', search = ''] = input.path.split('?', 2)
  const page = screen.kind === 'site' ? matchPage(pathname).page : undefined
  try {
    const queries =
      screen.kind === 'site' ? await pageQueries({ ...screen, page, search, language: input.language }) : []
    return await renderView(input, { screen, page, responses: await fetchPageQueries(queries, input.call) })
  } catch (error) {
    input.report(error)
    const startup = input.startup.ok ? input.startup.value : undefined
    const logo = logoOf(input.startup)
    return renderView(input, { screen: { kind: 'broken', startup, logo }, page: undefined, responses: [] })
  }
}

async function renderView(input: RenderInput, view: View): Promise<Rendered<RenderState>> {
  const { screen, page, responses } = view
  const { language, basename, path, buildId } = input
  const look = screenLook(input.startup)
  const typeface = typefaces[look.typeface]
  // Loaded before rendering, so that nothing suspends and no fallback is sent.
  const [texts] = await Promise.all([loadI18n(language), preloadScreen(screen, page, language)])
  await input.turn()

  const { parts, sheets } = templateFiles(view, input.startup)
  const html = await renderHtml(responses, (client) => (
    <StaticRouter basename={basename} location={basename + path}>
      <App screen={screen} texts={texts} client={client} />
    </StaticRouter>
  ))
  return {
    status: statusOf(view),
    html,
    state: { language, buildId, screen, responses },
    modules: [localeModule(language), ...screenModules(view, language)],
    reads: firstReads(view, language),
    parts,
    sheets,
    // The styles of a page in the template have its typeface.
    css: paletteCss(look.seed, look.colorUse) + (parts.length > 0 ? '' : (typeface?.css ?? '')),
    fonts: typeface?.files ?? [],
    bodyClasses: screen.kind === 'site' ? bodyClasses(screen.theme) : [],
    themeColor: backgroundOf(look.seed, look.colorUse),
    failure: {
      failed: texts.t('app.failureHelp'),
      offline: texts.t('client.offline'),
      reload: texts.t('app.reload'),
    },
  }
}

/** The page and request to find queries for; an unknown path has no page. */
interface PageRequest {
  page: PageName | undefined
  search: string
  startup: Startup
  theme: Theme
  language: LanguageCode
}

/** The queries of the page and its template. */
async function pageQueries({ page, search, startup, theme, language }: PageRequest): Promise<PageQuery[]> {
  const own = page ? publicQueries({ page, search: new URLSearchParams(search), startup, language }) : []
  if (page && routes[page].layout !== 'template') return own
  const template = await loadTemplate(theme.template)
  return [...own, ...templateQueries(template, startup, page ?? null, language)]
}

/** The modules of a screen: those of the page in its layout, or of the screen that replaces the site. */
function screenModules({ screen, page }: View, language: LanguageCode): string[] {
  if (screen.kind === 'site') return page ? pageModules(page, language) : []
  return screen.kind === 'broken' ? [] : ['src/app/screens/closed-screen.tsx', textsModule('pages', language)]
}

/** The modules of a page in its layout, with its texts in a language. */
export const pageModules: ServerBuild['pageModules'] = (page, language) => {
  const { layout, texts, module } = routes[page]
  return [
    ...(module ? [module] : []),
    ...texts.map((group) => textsModule(group, language)),
    ...(layout === 'minigame' ? ['src/templates/minigame-layout.tsx'] : []),
  ]
}

/** What the browser of a player reads before the client has started, on a page for players. */
function firstReads({ screen, page }: View, language: LanguageCode): string[] {
  if (screen.kind !== 'site' || !page || pages[page].access !== 'player') return []
  const { startup } = screen
  const own = playerReads({ page, search: new URLSearchParams(), startup, language })
  return [{ id: 'getSession', input: {} } as const, ...own].map(
    ({ id, input }) => httpRequest(operationFacts[id], input ?? {}).url,
  )
}

/** The files of the template: all on pages that it lays out, elsewhere the styles of its controls. */
function templateFiles({ screen, page }: View, startup: StartupResult): Pick<Rendered, 'parts' | 'sheets'> {
  if (!startup.ok || typeof startup.theme === 'string') return { parts: [], sheets: [] }
  const { template } = startup.theme
  return screen.kind === 'site' && !(page && routes[page].layout === 'bare')
    ? { parts: templateModules(template), sheets: sheetsOf(template) }
    : { parts: [], sheets: controlSheetsOf(template) }
}

/** Renders a tree to HTML. Rejects with the first error of any component, inside a `Suspense` too. */
async function renderHtml(
  responses: readonly QueryResponse[],
  tree: (client: QueryClient) => ReactNode,
): Promise<string> {
  const errors: unknown[] = []
  const client = createQueryClient(async () => {})
  seedQueryCache(client, responses)
  try {
    const { prelude } = await prerender(tree(client), {
      onError: (error) => void errors.push(error),
      // In document order: React would otherwise move large boundaries to the end and insert them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    if (errors.length > 0) throw errors[0]
    return await new Response(prelude).text()
  } finally {
    // Releases its memory at once instead of after the cache time.
    client.clear()
  }
}

function statusOf({ screen, page }: View): Rendered['status'] {
  if (screen.kind !== 'site') return 503
  return page === undefined ? 404 : 200
}
