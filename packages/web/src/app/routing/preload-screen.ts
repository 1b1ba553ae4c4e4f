import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { closedView, minigameLayout, pageView, templateLayout } from './lazy-views.tsx'
import type { Screen } from '../startup/render-contract.ts'
import { routes } from './routes.tsx'
import { screenTheme } from '../screens/screen.ts'

/** Loads what a document's first render draws: the page, and what stands around it or in its place. */
export async function preloadScreen(
  screen: Screen,
  page: PageName | undefined,
  language: LanguageCode,
): Promise<void> {
  if (screen.kind === 'maintenance' || screen.kind === 'unreachable') await closedView(language).preload()
  if (page === undefined) return
  const { layout } = routes[page]
  const { template } = screenTheme(screen)
  await Promise.all([
    pageView(page, language).preload(),
    layout === 'template' && templateLayout(template).preload(),
    layout === 'minigame' && minigameLayout(template).preload(),
  ])
}
