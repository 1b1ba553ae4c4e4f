import type { LanguageCode } from '@marquee/contracts/languages'
import type { TextArea } from '../../i18n/load-area-texts.ts'

/** Loads a page's module, and beside it the texts that the pages of its area alone need. */
export async function withTexts<Module>(
  area: TextArea,
  language: LanguageCode,
  module: Promise<Module>,
): Promise<Module> {
  const { loadAreaTexts } = await import('../../i18n/load-area-texts.ts')
  const [loaded] = await Promise.all([module, loadAreaTexts(area, language)])
  return loaded
}
