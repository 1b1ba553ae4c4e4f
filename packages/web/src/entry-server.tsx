import type { LanguageCode } from '@marquee/contracts/languages'
import { type PageName, pages } from '@marquee/contracts/pages'
import type { Rendered, RenderInput, ServerBuild, StartupResult } from '@marquee/contracts/rendering'
import { bodyClasses, standardTemplates } from '@marquee/contracts/templates'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import './styles/primitives.css'
import { themeColor as backgroundOf, paletteCss } from '@marquee/contracts/palette/palette'
import { templateFaults as faultsOf } from '@marquee/contracts/palette/template-faults'
import { httpRequest } from './api/call.ts'
import { operationFacts } from './api/contract-facts.ts'
import type { Read } from './api/query.ts'
import { App } from './app/app.tsx'
import { layoutKind, templateCode } from './app/routing/layouts.ts'
import { preloadScreen } from './app/routing/lazy-views.tsx'
import { textsOf } from './app/routing/load-page.ts'
import { ownReads, publicReads } from './app/routing/page-reads.ts'
import { showsText } from './app/routing/page-seo.tsx'
import { routes } from './app/routing/routes.ts'
import { matchPage } from './app/routing/site-routes.tsx'
import { offlineCss, offlineFonts, offlineHtml } from './app/screens/offline-page.tsx'
import { logoOf, screenLook, screenOf } from './app/screens/screen.ts'
import { createQueryClient } from './app/startup/query-client.ts'
import type { QueryResponse, RenderState, Screen } from './app/startup/render-state.ts'
import { fetchReads, seedQueryCache, templateOf } from './app/startup/render-state.ts'
import { loadI18n, textsModule } from './i18n/load-texts.ts'
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
    css: paletteCss(look.seed, look.colorUse) + offlineFonts + (typeface?.css ?? '') + offlineCss,
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

/** A screen, and its page where it is one of the site; an unknown path has none. */
interface ScreenAndPage {
  screen: Screen
  page: PageName | undefined
}

/** What a document shows. */
interface View extends ScreenAndPage {
  responses: QueryResponse[]
}

/**
 * Renders the content of a document, signed out, with everything its first paint needs. A page that throws becomes the
 * error screen.
 */
export async function render(input: RenderInput): Promise<Rendered<RenderState>> {
  const [pathname = '/', search = ''] = input.path.split('?', 2)
  const found = findPage(screenOf(input.startup), pathname)
  try {
    const reads = await pageReads(found, search, input.language)
    return await renderView(input, { ...found, responses: await fetchReads(reads, input.call) })
  } catch (error) {
    input.report(error)
    const startup = input.startup.ok ? input.startup.value : undefined
    const logo = logoOf(input.startup)
    return renderView(input, { screen: { kind: 'broken', startup, logo }, page: undefined, responses: [] })
  }
}

/** The page of an address on the open site, and the template where it names one. */
function findPage(screen: Screen, pathname: string): ScreenAndPage {
  if (screen.kind !== 'site') return { screen, page: undefined }
  const { page } = matchPage(pathname)
  const code = templateCode(page && routes[page].layout, screen.theme)
  const template = code === screen.theme.template.code ? undefined : standardTemplates.get(code)
  return { screen: template ? { ...screen, template } : screen, page }
}

async function renderView(input: RenderInput, view: View): Promise<Rendered<RenderState>> {
  const { screen, page, responses } = view
  const { language, basename, path, buildId } = input
  const look = screenLook(input.startup)
  const { colorUse, typeface: name } = screen.kind === 'site' ? templateOf(screen) : look
  const typeface = typefaces[name]
  // Loaded before rendering, so that nothing suspends and no fallback is sent.
  const [texts] = await Promise.all([
    loadI18n(language),
    preloadScreen({ screen, page, language, responses }),
  ])
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
    modules: [textsModule('site', language), ...screenModules(view, language)],
    reads: firstReads(view, language),
    parts,
    sheets,
    // The styles of a page in the template have its typeface.
    css: paletteCss(look.seed, colorUse) + (parts.length > 0 ? '' : (typeface?.css ?? '')),
    fonts: typeface?.files ?? [],
    bodyClasses: screen.kind === 'site' ? bodyClasses(screen.theme) : [],
    themeColor: backgroundOf(look.seed, colorUse),
    failure: {
      failed: texts.t('app.failureHelp'),
      offline: texts.t('client.offline'),
      reload: texts.t('app.reload'),
    },
  }
}

/** The public reads of a page of the open site and of its template. */
async function pageReads(
  { screen, page }: ScreenAndPage,
  search: string,
  language: LanguageCode,
): Promise<Read[]> {
  if (screen.kind !== 'site') return []
  const { startup } = screen
  const own = page ? publicReads({ page, search: new URLSearchParams(search), startup, language }) : []
  if (layoutKind(page && routes[page].layout) !== 'template') return own
  const template = await loadTemplate(templateOf(screen))
  return [...own, ...templateQueries(template, startup, page ?? null, language)]
}

const pageText = 'src/features/site/page-text.tsx'

/** The modules of a screen: those of the page in its layout, or of the screen that replaces the site. */
function screenModules({ screen, page, responses }: View, language: LanguageCode): string[] {
  if (screen.kind === 'site')
    return page ? [...pageModules(page, language), ...(showsText(page, responses) ? [pageText] : [])] : []
  return screen.kind === 'broken' ? [] : ['src/app/screens/closed-screen.tsx', textsModule('pages', language)]
}

/** The modules of a page in its layout, with its texts in a language. */
export const pageModules: ServerBuild['pageModules'] = (page, language) => {
  const { layout, module } = routes[page]
  return [
    ...(module ? [module] : []),
    ...textsOf(page).map((group) => textsModule(group, language)),
    ...(layout === 'minigame' ? ['src/templates/minigame-layout.tsx'] : []),
  ]
}

/** What the browser of a player reads before the client has started, on a page for players. */
function firstReads({ screen, page }: View, language: LanguageCode): string[] {
  if (screen.kind !== 'site' || !page || pages[page].access !== 'player') return []
  const { startup } = screen
  const own = ownReads({ page, search: new URLSearchParams(), startup, language })
  return [{ id: 'getSession', input: {} } as const, ...own].map(
    ({ id, input }) => httpRequest(operationFacts[id], input ?? {}).url,
  )
}

/** The files of the template: all on pages that it lays out, elsewhere the styles of its controls. */
function templateFiles({ screen, page }: View, startup: StartupResult): Pick<Rendered, 'parts' | 'sheets'> {
  if (!startup.ok || typeof startup.theme === 'string') return { parts: [], sheets: [] }
  const template = screen.kind === 'site' ? templateOf(screen) : startup.theme.template
  return screen.kind === 'site' && layoutKind(page && routes[page].layout) !== 'default'
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
