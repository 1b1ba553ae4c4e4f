import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { PageModule } from './page-module.ts'
import { routes } from './routes.tsx'

/** Loads the code of a page, and beside it the texts that it needs. */
export async function loadPage(page: PageName, language: LanguageCode): Promise<PageModule> {
  const { load, texts } = routes[page]
  const [module] = await Promise.all([load(), ...texts.map((group) => loadTexts(group, language))])
  return module
}
