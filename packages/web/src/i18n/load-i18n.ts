import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { createInstance, type i18n } from 'i18next'
import type { Locale } from './locale.ts'

// One chunk per language, named by its language: a visitor loads the texts of the page's language alone.
const locales: Record<LanguageCode, { module: string; load: () => Promise<Locale> }> = {
  EN: {
    module: 'src/i18n/locales/en/locale.ts',
    load: async () => (await import('./locales/en/locale.ts')).locale,
  },
  PHP: {
    module: 'src/i18n/locales/php/locale.ts',
    load: async () => (await import('./locales/php/locale.ts')).locale,
  },
  CN: {
    module: 'src/i18n/locales/cn/locale.ts',
    load: async () => (await import('./locales/cn/locale.ts')).locale,
  },
}

const loaded = new Map<LanguageCode, Promise<i18n>>()

/** The source module of a language's texts, as the client's manifest names it. */
export const localeModule = (language: LanguageCode) => locales[language].module

/** The texts of a language, ready to be asked without waiting. Never changed afterwards, so requests share it. */
export function loadI18n(language: LanguageCode): Promise<i18n> {
  let instance = loaded.get(language)
  if (!instance) {
    instance = createI18n(language)
    loaded.set(language, instance)
    instance.catch(() => loaded.delete(language))
  }
  return instance
}

async function createI18n(language: LanguageCode): Promise<i18n> {
  const texts = await locales[language].load()
  // The tag, not the code: plural rules come from `Intl`, which knows `fil` and not `PHP`.
  const { tag } = offeredLanguages[language]
  const instance = createInstance()
  await instance.init({
    lng: tag,
    resources: { [tag]: texts },
    ns: Object.keys(texts),
    defaultNS: 'ui',
    fallbackLng: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
