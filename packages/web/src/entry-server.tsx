import { type LanguageCode, withLanguagePrefix } from '@marquee/contracts/languages'
import { type PageName, pageByPath } from '@marquee/contracts/pages'
import { bodyClasses, type Theme } from '@marquee/contracts/templates'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app/app.tsx'
import { pageLoader, templateLoader } from './app/loaders.ts'
import { askForPage, fillAnswers } from './app/page-answers.ts'
import { createQueryClient } from './app/query-client.ts'
import type { KnownAnswer, Rendered, RenderInput, Screen } from './app/render-contract.ts'
import { routes } from './app/routes.tsx'
import { screenOf, screenTheme } from './app/screen.ts'
import { loadI18n, localeModule } from './i18n/load-i18n.ts'
import { paletteCss, themeColour } from './templates/palette.ts'

/** A drawing of one screen, before it is dressed as an answer. */
interface Drawing {
  screen: Screen
  theme: Theme
  page: PageName | undefined
  answers: KnownAnswer[]
}

/**
 * Renders the inside of a document, signed out, with everything its first paint needs. Never rejects for a page: a
 * page that throws becomes the error screen.
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const screen = screenOf(input.startup)
  const theme = screenTheme(screen)
  const [pathname = '/', search = ''] = input.path.split('?', 2)
  const page = screen.kind === 'site' ? pageByPath(pathname) : undefined
  try {
    const queries = page ? routes[page].queries(new URLSearchParams(search)) : []
    const answers = await askForPage(queries, input.call)
    return await draw(input, { screen, theme, page, answers })
  } catch (error) {
    console.error(error)
    const broken: Screen = { kind: 'broken' }
    return draw(input, { screen: broken, theme, page: undefined, answers: [] })
  }
}

async function draw(input: RenderInput, drawing: Drawing): Promise<Rendered> {
  const { screen, theme, page, answers } = drawing
  const { language, path, buildId } = input
  const texts = await loadI18n(language)
  const inTemplate = page !== undefined && routes[page].layout === 'template'
  // Loaded before the first element is drawn, so that nothing waits and no fallback is sent.
  await Promise.all([page && pageLoader.load(page), inTemplate && templateLoader.load(theme.template)])

  const client = createQueryClient(() => {})
  fillAnswers(client, answers)
  const html = await htmlOf(
    <StaticRouter basename={basename(language)} location={basename(language) + path}>
      <App screen={screen} theme={theme} texts={texts} client={client} />
    </StaticRouter>,
  )
  client.clear()
  return {
    status: statusOf(drawing),
    html,
    state: { language, buildId, screen, answers },
    modules: [
      localeModule(language),
      ...(page ? [routes[page].module] : []),
      ...(inTemplate ? [`src/templates/${theme.template}.ts`] : []),
    ],
    css: paletteCss(theme.colour),
    bodyClasses: screen.kind === 'site' ? bodyClasses(theme) : [],
    themeColour: themeColour(theme.colour),
    page: page ?? null,
  }
}

/** The whole HTML of a tree. Rejects with the first error of any of its parts, inside a `Suspense` too. */
async function htmlOf(tree: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

function statusOf({ screen, page }: Drawing): Rendered['status'] {
  if (screen.kind !== 'site') return 503
  return page === undefined ? 404 : 200
}

function basename(language: LanguageCode): string {
  const prefix = withLanguagePrefix(language, '/')
  return prefix === '/' ? '' : prefix
}
