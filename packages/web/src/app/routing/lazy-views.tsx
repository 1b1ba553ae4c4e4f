import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { ComponentType, PropsWithChildren } from 'react'
import { preloadable } from '../../browser/import-chunk.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadTemplate } from '../../templates/load-template.ts'
import { SiteLayout } from '../../templates/site-layout.tsx'
import type { ClosedView } from '../screens/closed-screen.tsx'
import { type QueryResponse, type Screen, templateOf } from '../startup/render-state.ts'
import { GuardedPage } from './guarded-page.tsx'
import { layoutKind } from './layouts.ts'
import { loadPage } from './load-page.ts'
import { preloadText, showsText } from './page-seo.tsx'
import { routes } from './routes.ts'

/** A view in a chunk of its own: rendered by `React.lazy`, and loaded ahead by `preload`. */
type LazyView<Props> = ReturnType<typeof preloadable<Props>>

/** A page of the site, with its texts in a language. */
export const pageView = memoized<[page: PageName, language: LanguageCode], object>(async (page, language) => {
  const module = await loadPage(page, language)
  return () => <GuardedPage page={page} module={module} />
})

/** The layout of a template. */
export const templateLayout = memoizedByTemplate(async (file) => {
  const template = await loadTemplate(file)
  return ({ children }) => <SiteLayout template={template}>{children}</SiteLayout>
})

/** The layout of the mini-games, in the shapes and typeface of a template. */
export const minigameLayout = memoizedByTemplate(async (file) => {
  const [{ MinigameLayout }, template] = await Promise.all([
    import('../../templates/minigame-layout.tsx'),
    loadTemplate(file),
  ])
  return ({ children }) => <MinigameLayout template={template}>{children}</MinigameLayout>
})

/** The screen that replaces the whole site, with its texts. */
export const closedView = memoized<[language: LanguageCode], { screen: ClosedView }>(async (language) => {
  const [{ ClosedScreen }] = await Promise.all([
    import('../screens/closed-screen.tsx'),
    loadTexts('pages', language),
  ])
  return ClosedScreen
})

/** What a player on a break finds in place of the home page and of play, with its texts. */
export const pausedView = memoized<[language: LanguageCode], object>(async (language) => {
  const [{ PausedPage }] = await Promise.all([
    import('../../features/responsible-gaming/paused-page.tsx'),
    loadTexts('pages', language),
    loadTexts('care', language),
  ])
  return PausedPage
})

/** What a document shows first. */
interface FirstView {
  screen: Screen
  page: PageName | undefined
  language: LanguageCode
  responses: readonly QueryResponse[]
}

/** Loads the code of a document's first render: the page and its layout, or the screen that replaces the site. */
export async function preloadScreen({ screen, page, language, responses }: FirstView): Promise<void> {
  if (screen.kind === 'broken') return
  if (screen.kind !== 'site') {
    await closedView(language).preload()
    return
  }
  // An unknown path is answered in the template of the theme.
  const kind = layoutKind(page && routes[page].layout)
  const template = templateOf(screen)
  await Promise.all([
    page && pageView(page, language).preload(),
    page && showsText(page, responses) && preloadText(),
    kind === 'template' && templateLayout(template).preload(),
    kind === 'minigame' && minigameLayout(template).preload(),
  ])
}

/** Memoizes views by name: React remounts a component whose identity has changed. */
function memoized<Names extends string[], Props>(
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

/** Memoizes layouts by the template's file: an operator may change the file of a code. */
function memoizedByTemplate(
  load: (file: TemplateFile) => Promise<ComponentType<PropsWithChildren>>,
): (file: TemplateFile) => LazyView<PropsWithChildren> {
  const views = new WeakMap<TemplateFile, LazyView<PropsWithChildren>>()
  return (file) => {
    const known = views.get(file)
    if (known) return known
    const view = preloadable(() => load(file))
    views.set(file, view)
    return view
  }
}
