import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { Rendered, RenderInput, ServerBuild } from '@marquee/contracts/rendering'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { bodyClasses, type Theme } from '@marquee/contracts/templates'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app/app.tsx'
import type { PageQuery } from './app/routing/page-module.ts'
import { fetchPageQueries, seedQueryCache } from './app/routing/page-queries.ts'
import { preloadScreen } from './app/routing/preload-screen.ts'
import { routes } from './app/routing/routes.tsx'
import { matchPage } from './app/routing/site-routes.tsx'
import { offlineCss, offlineHtml } from './app/screens/offline-page.tsx'
import { screenOf, screenTheme } from './app/screens/screen.ts'
import { createQueryClient } from './app/startup/query-client.ts'
import type { QueryResponse, RenderState, Screen } from './app/startup/render-contract.ts'
import { loadI18n, localeModule, pageTextsModule } from './i18n/load-i18n.ts'
import { loadTemplate } from './templates/load-template.ts'
import { templateQueries } from './templates/template-queries.ts'
import { themeColour as backgroundOf, paletteCss } from './templates/tokens/palette.ts'

/** Renders the page that a service worker shows without a network; it is self-contained. */
export const renderOffline: ServerBuild['renderOffline'] = async ({ startup, language }) => {
  const { colour } = screenTheme(screenOf({ ok: true, value: startup }))
  return {
    ...(await offlineHtml(startup, language)),
    css: paletteCss(colour) + offlineCss,
    themeColour: backgroundOf(colour),
  }
}

/** The background colour of a brand's theme, as `#rrggbb`. */
export const themeColour = (startup: Startup): string =>
  backgroundOf(screenTheme(screenOf({ ok: true, value: startup })).colour)

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
      page && screen.kind === 'site'
        ? await pageQueries({ page, search, startup: screen.startup, language: input.language })
        : []
    return await renderView(input, { screen, page, responses: await fetchPageQueries(queries, input.call) })
  } catch (error) {
    input.report(error)
    return renderView(input, { screen: { kind: 'broken' }, page: undefined, responses: [] })
  }
}

async function renderView(input: RenderInput, view: View): Promise<Rendered<RenderState>> {
  const { screen, page, responses } = view
  const { language, basename, path, buildId } = input
  const theme = screenTheme(screen)
  // Loaded before rendering, so that nothing suspends and no fallback is sent.
  const [texts] = await Promise.all([loadI18n(language), preloadScreen(screen, page, language)])
  await input.turn()

  const html = await renderHtml(responses, (client) => (
    <StaticRouter basename={basename} location={basename + path}>
      <App screen={screen} theme={theme} texts={texts} client={client} />
    </StaticRouter>
  ))
  return {
    status: statusOf(view),
    html,
    state: { language, buildId, screen, responses },
    modules: [
      localeModule(language),
      ...(page ? pageModules(page, language, theme) : []),
      ...closedModules(screen, language),
    ],
    css: paletteCss(theme.colour),
    bodyClasses: screen.kind === 'site' ? bodyClasses(theme) : [],
    themeColour: backgroundOf(theme.colour),
  }
}

/** The page and request to find queries for. */
interface PageRequest {
  page: PageName
  search: string
  startup: Startup
  language: LanguageCode
}

/** The queries of the page and its template. */
async function pageQueries({ page, search, startup, language }: PageRequest): Promise<PageQuery[]> {
  const { queries } = await routes[page].load()
  const own = queries?.(new URLSearchParams(search), startup, language) ?? []
  if (routes[page].layout !== 'template') return own
  const template = await loadTemplate(screenTheme({ kind: 'site', startup }).template)
  return [...own, ...templateQueries(template, startup, page, language)]
}

const closedModules = ({ kind }: Screen, language: LanguageCode) =>
  kind === 'maintenance' || kind === 'unreachable'
    ? ['src/app/screens/closed-screen.tsx', pageTextsModule(language)]
    : []

function pageModules(page: PageName, language: LanguageCode, { template }: Theme): string[] {
  const { module, layout, texts } = routes[page]
  return [
    ...(module ? [module] : []),
    ...(texts ? [pageTextsModule(language)] : []),
    ...(layout === 'bare' ? [] : [`src/templates/codes/${template}.ts`]),
    ...(layout === 'minigame' ? ['src/templates/minigame-layout.tsx'] : []),
  ]
}

/** Renders a tree to HTML. Rejects with the first error of any component, inside a `Suspense` too. */
async function renderHtml(
  responses: readonly QueryResponse[],
  tree: (client: QueryClient) => ReactNode,
): Promise<string> {
  const errors: unknown[] = []
  const client = createQueryClient(() => {})
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
