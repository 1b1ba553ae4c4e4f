import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode, Theme } from '@marquee/contracts/templates'
import { loadPageTexts } from '../i18n/load-i18n.ts'
import { loadTemplate } from '../templates/load-template.ts'
import { createLoader } from './loader.ts'
import { arrivingCode } from './missing-code.ts'
import { routes } from './routes.tsx'

/** The code of the pages. */
export const pageLoader = createLoader((page: PageName) => arrivingCode(routes[page].load()))

/** The templates. */
export const templateLoader = createLoader((code: TemplateCode) => arrivingCode(loadTemplate(code)))

/** The layouts that a page names, beside the template. */
export const layoutLoader = createLoader((_name: 'minigame') =>
  arrivingCode(import('../templates/minigame-layout.tsx').then(({ MinigameLayout }) => MinigameLayout)),
)

/** The texts that pages bring with them. */
export const pageTextsLoader = createLoader((language: LanguageCode) => arrivingCode(loadPageTexts(language)))

/** Loads a page's own part: its code, and the texts it brings. */
export async function loadPage(page: PageName, language: LanguageCode): Promise<void> {
  await Promise.all([pageLoader.load(page), routes[page].texts && pageTextsLoader.load(language)])
}

/** Loads what the first render of a page draws: its own part, and the template around it. */
export async function loadFirstPage(
  page: PageName,
  language: LanguageCode,
  { template }: Theme,
): Promise<void> {
  await Promise.all([
    loadPage(page, language),
    routes[page].layout !== 'bare' && templateLoader.load(template),
    routes[page].layout === 'minigame' && layoutLoader.load('minigame'),
  ])
}
