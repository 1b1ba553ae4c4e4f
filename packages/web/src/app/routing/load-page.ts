import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { PageModule } from '../../brand/pages/site-page.ts'
import { loadTexts, type TextGroup } from '../../i18n/load-texts.ts'
import { routes } from './routes.ts'

/** The texts that a page needs beside those of every page. */
export const textsOf = (page: PageName): readonly TextGroup[] => routes[page].texts ?? ['pages']

/** Loads the code of a page, and beside it its texts. */
export async function loadPage(page: PageName, language: LanguageCode): Promise<PageModule> {
  const texts = textsOf(page).map((group) => loadTexts(group, language))
  const [module] = await Promise.all([routes[page].load(), ...texts])
  return module
}
