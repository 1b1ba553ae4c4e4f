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
import { offlineCss, offlineHtml } from './app/screens/offline-page.tsx'
import { fetchPageQueries, seedQueryCache } from './app/routing/page-queries.ts'
import type { PageQuery } from './app/routing/page-module.ts'
import { preloadScreen } from './app/routing/preload-screen.ts'
import { createQueryClient } from './app/startup/query-client.ts'
import type { QueryResponse, RenderState, Screen } from './app/startup/render-contract.ts'
import { routes } from './app/routing/routes.tsx'
import { screenOf, screenTheme } from './app/screens/screen.ts'
import { matchPage } from './app/routing/site-routes.tsx'
import { loadI18n, localeModule, pageTextsModule } from './i18n/load-i18n.ts'
import { loadTemplate } from './templates/load-template.ts'
import { themeColour as groundOf, paletteCss } from './templates/tokens/palette.ts'
import { templateQueries } from './templates/template-queries.ts'

/** The page that a service worker shows without a network, whole in itself. */
export const renderOffline: ServerBuild['renderOffline'] = async ({ startup, language }) => {
  const { colour } = screenTheme(screenOf({ ok: true, value: startup }))
  return {
    ...(await offlineHtml(startup, language)),
    css: paletteCss(colour) + offlineCss,
    themeColour: groundOf(colour),
  }
}

/** The ground of a brand's theme, as `#rrggbb`. */
export const themeColour = (startup: Startup): string =>
  groundOf(screenTheme(screenOf({ ok: true, value: startup })).colour)

/** What is drawn. */
interface Drawing {
  screen: Screen
  page: PageName | undefined
  answers: QueryResponse[]
}

/**
 * Renders the inside of a document, signed out, with everything its first paint needs. Never rejects for a page: a
 * page that throws becomes the error screen.
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
    return await draw(input, { screen, page, answers: await fetchPageQueries(queries, input.call) })
  } catch (error) {
    input.report(error)
    return draw(input, { screen: { kind: 'broken' }, page: undefined, answers: [] })
  }
}

async function draw(input: RenderInput, drawing: Drawing): Promise<Rendered<RenderState>> {
  const { screen, page, answers } = drawing
  const { language, basename, path, buildId } = input
  const theme = screenTheme(screen)
  // Loaded before the first element is drawn, so that nothing waits and no fallback is sent.
  const [texts] = await Promise.all([loadI18n(language), preloadScreen(screen, page, language)])

  const html = await htmlOf(answers, (client) => (
    <StaticRouter basename={basename} location={basename + path}>
      <App screen={screen} theme={theme} texts={texts} client={client} />
    </StaticRouter>
  ))
  return {
    status: statusOf(drawing),
    html,
    state: { language, buildId, screen, answers },
    modules: [
      localeModule(language),
      ...(page ? pageModules(page, language, theme) : []),
      ...closedModules(screen, language),
    ],
    css: paletteCss(theme.colour),
    bodyClasses: screen.kind === 'site' ? bodyClasses(theme) : [],
    themeColour: groundOf(theme.colour),
  }
}

/** Whose answers a page is rendered with. */
interface Asking {
  page: PageName
  search: string
  startup: Startup
  language: LanguageCode
}

/** What the page and its template are rendered with. */
async function pageQueries({ page, search, startup, language }: Asking): Promise<PageQuery[]> {
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

/** The whole HTML of a tree. Rejects with the first error of any of its parts, inside a `Suspense` too. */
async function htmlOf(
  answers: readonly QueryResponse[],
  tree: (client: QueryClient) => ReactNode,
): Promise<string> {
  const errors: unknown[] = []
  const client = createQueryClient(() => {})
  seedQueryCache(client, answers)
  try {
    const { prelude } = await prerender(tree(client), {
      onError: (error) => void errors.push(error),
      // In one piece: the larger parts would otherwise come last, and be put in their places by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    if (errors.length > 0) throw errors[0]
    return await new Response(prelude).text()
  } finally {
    // Its answers would wait ten minutes to be forgotten.
    client.clear()
  }
}

function statusOf({ screen, page }: Drawing): Rendered['status'] {
  if (screen.kind !== 'site') return 503
  return page === undefined ? 404 : 200
}
