import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode } from '@marquee/contracts/templates'
import { loadTemplate } from '../templates/load-template.ts'
import { createLoader } from './loader.ts'
import { routes } from './routes.tsx'

/** The code of the pages. */
export const pageLoader = createLoader((page: PageName) => routes[page].load())

/** The templates. */
export const templateLoader = createLoader((code: TemplateCode) => loadTemplate(code))
