import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { loadI18n } from './load-i18n.ts'
import type { CareTexts } from './locale.ts'

const careTexts: Record<LanguageCode, () => Promise<CareTexts>> = {
  EN: async () => (await import('./locales/en/care/ui-care.ts')).care,
  PHP: async () => (await import('./locales/php/care/ui-care.ts')).care,
  CN: async () => (await import('./locales/cn/care/ui-care.ts')).care,
}

/** Adds the texts of limits and breaks to a language's instance. */
export async function loadCareTexts(language: LanguageCode): Promise<void> {
  const [instance, care] = await Promise.all([loadI18n(language), careTexts[language]()])
  instance.addResourceBundle(offeredLanguages[language].tag, 'ui', { care })
}
