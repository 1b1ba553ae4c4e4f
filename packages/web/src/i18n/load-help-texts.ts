import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { loadI18n } from './load-i18n.ts'
import type { HelpTexts } from './locale.ts'

const helpTexts: Record<LanguageCode, () => Promise<HelpTexts>> = {
  EN: async () => (await import('./locales/en/care/ui-help.ts')).help,
  PHP: async () => (await import('./locales/php/care/ui-help.ts')).help,
  CN: async () => (await import('./locales/cn/care/ui-help.ts')).help,
}

/** Adds the texts of news, support, apps and devices to a language's instance. */
export async function loadHelpTexts(language: LanguageCode): Promise<void> {
  const [instance, help] = await Promise.all([loadI18n(language), helpTexts[language]()])
  instance.addResourceBundle(offeredLanguages[language].tag, 'ui', { help })
}
