import type { LanguageCode } from '@marquee/contracts/languages'

/** Loads a page's module, and beside it the texts that the pages of money alone need. */
export async function withMoneyTexts<Module>(
  language: LanguageCode,
  module: Promise<Module>,
): Promise<Module> {
  const { loadMoneyTexts } = await import('../../i18n/load-money-texts.ts')
  const [loaded] = await Promise.all([module, loadMoneyTexts(language)])
  return loaded
}

/** Loads a page's module, and beside it the texts of news, support, apps, devices and messages. */
export async function withHelpTexts<Module>(
  language: LanguageCode,
  module: Promise<Module>,
): Promise<Module> {
  const { loadHelpTexts } = await import('../../i18n/load-help-texts.ts')
  const [loaded] = await Promise.all([module, loadHelpTexts(language)])
  return loaded
}
