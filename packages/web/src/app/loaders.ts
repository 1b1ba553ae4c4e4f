import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode, Theme } from '@marquee/contracts/templates'
import { loadTemplate } from '../templates/load-template.ts'
import { createLoader } from './loader.ts'
import { arrivingCode } from './missing-code.ts'
import { routes } from './routes.tsx'

/** The code of the pages. */
export const pageLoader = createLoader((page: PageName) => arrivingCode(routes[page].load()))

/** The templates. */
export const templateLoader = createLoader((code: TemplateCode) => arrivingCode(loadTemplate(code)))

/** Loads what the first render of a page draws: its code, and the template around it. */
export async function loadPage(page: PageName, { template }: Theme): Promise<void> {
  await Promise.all([
    pageLoader.load(page),
    routes[page].layout === 'template' && templateLoader.load(template),
  ])
}
