import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode, Theme } from '@marquee/contracts/templates'
import { loadPageTexts } from '../i18n/load-i18n.ts'
import { wantedCode } from '../session/wanted-code.ts'
import { loadTemplate } from '../templates/load-template.ts'
import { createLoader } from './loader.ts'
import type { Screen } from './render-contract.ts'
import { routes } from './routes.tsx'

/** The code of the pages. */
export const pageLoader = createLoader((page: PageName) => wantedCode(routes[page].load()))

/** The templates. */
export const templateLoader = createLoader((code: TemplateCode) => wantedCode(loadTemplate(code)))

/** The layouts that a page names, beside the template. */
export const layoutLoader = createLoader((_name: 'minigame') =>
  wantedCode(import('../templates/minigame-layout.tsx').then(({ MinigameLayout }) => MinigameLayout)),
)

/** The texts that pages bring with them. */
export const pageTextsLoader = createLoader((language: LanguageCode) => wantedCode(loadPageTexts(language)))

/** The screen that takes the place of the whole site. */
export const closedScreenLoader = createLoader((_name: 'closed') =>
  wantedCode(import('./closed-screen.tsx').then(({ ClosedScreen }) => ClosedScreen)),
)

/** Loads a page's own part: its code, and the texts it brings. */
export async function loadPage(page: PageName, language: LanguageCode): Promise<void> {
  await Promise.all([pageLoader.load(page), routes[page].texts && pageTextsLoader.load(language)])
}

/** Loads what a document's first render draws: the page's own part, and what stands around it or in its place. */
export async function loadFirstScreen(
  { kind }: Screen,
  page: PageName | undefined,
  language: LanguageCode,
  { template }: Theme,
): Promise<void> {
  const layout = page && routes[page].layout
  await Promise.all([
    ...(kind === 'maintenance' || kind === 'unreachable'
      ? [closedScreenLoader.load('closed'), pageTextsLoader.load(language)]
      : []),
    page && loadPage(page, language),
    layout && layout !== 'bare' && templateLoader.load(template),
    layout === 'minigame' && layoutLoader.load('minigame'),
  ])
}
