import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode } from '@marquee/contracts/templates'
import type { ComponentType, PropsWithChildren } from 'react'
import { loadPageTexts } from '../../i18n/load-i18n.ts'
import { preloadable } from '../../browser/import-chunk.ts'
import { loadTemplate } from '../../templates/load-template.ts'
import { SiteLayout } from '../../templates/site-layout.tsx'
import type { ClosedView } from '../screens/closed-screen.tsx'
import { GuardedPage } from './guarded-page.tsx'
import { routes } from './routes.tsx'

/** A view whose code is split off: drawn by `React.lazy`, and loaded ahead by `preload`. */
type LazyView<Props> = ReturnType<typeof preloadable<Props>>

/** A page of the site, with the texts that it brings in a language. */
export const pageView = remembered<[page: PageName, language: LanguageCode], object>(
  async (page, language) => {
    const { load, texts, middleware } = routes[page]
    const [module] = await Promise.all([load(), texts && loadPageTexts(language)])
    return () => <GuardedPage page={page} module={module} middleware={middleware} />
  },
)

/** The layout of a template. */
export const templateLayout = remembered<[code: TemplateCode], PropsWithChildren>(async (code) => {
  const template = await loadTemplate(code)
  return ({ children }) => <SiteLayout template={template}>{children}</SiteLayout>
})

/** The mini-games' own layout, in the shapes and letters of a template. */
export const minigameLayout = remembered<[code: TemplateCode], PropsWithChildren>(async (code) => {
  const [{ MinigameLayout }, template] = await Promise.all([
    import('../../templates/minigame-layout.tsx'),
    loadTemplate(code),
  ])
  return ({ children }) => <MinigameLayout template={template}>{children}</MinigameLayout>
})

/** The screen that takes the place of the whole site, with its texts. */
export const closedView = remembered<[language: LanguageCode], { screen: ClosedView }>(async (language) => {
  const [{ ClosedScreen }] = await Promise.all([import('../screens/closed-screen.tsx'), loadPageTexts(language)])
  return ClosedScreen
})

/** One view for equal names: React draws a component anew whose identity has changed. */
function remembered<Names extends string[], Props>(
  load: (...names: Names) => Promise<ComponentType<Props>>,
): (...names: Names) => LazyView<Props> {
  const views = new Map<string, LazyView<Props>>()
  return (...names) => {
    const key = names.join(' ')
    let view = views.get(key)
    if (!view) {
      view = preloadable(() => load(...names))
      views.set(key, view)
    }
    return view
  }
}
