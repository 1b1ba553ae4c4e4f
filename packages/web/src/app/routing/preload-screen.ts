import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { Screen } from '../startup/render-contract.ts'
import { closedView, minigameLayout, pageView, templateLayout } from './lazy-views.tsx'
import { routes } from './routes.tsx'

/** Loads the code of a document's first render: the page and its layout, or the screen that replaces the site. */
export async function preloadScreen(
  screen: Screen,
  page: PageName | undefined,
  language: LanguageCode,
): Promise<void> {
  if (screen.kind === 'broken') return
  if (screen.kind !== 'site') {
    await closedView(language).preload()
    return
  }
  // An unknown path is answered in the template.
  const layout = page ? routes[page].layout : 'template'
  const { template } = screen.theme
  await Promise.all([
    page && pageView(page, language).preload(),
    layout === 'template' && templateLayout(template).preload(),
    layout === 'minigame' && minigameLayout(template).preload(),
  ])
}
