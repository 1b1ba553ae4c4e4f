import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { createInstance, type i18n } from 'i18next'
import type { Locale } from './locale.ts'

// One chunk per language: a visitor only loads the texts of the page's language.
const locales: Record<LanguageCode, () => Promise<Locale>> = {
  EN: async () => (await import('./locales/en/locale.ts')).locale,
  PHP: async () => (await import('./locales/php/locale.ts')).locale,
  CN: async () => (await import('./locales/cn/locale.ts')).locale,
}

/** Where the texts of a language are, as the client's manifest names it. */
export const languageFolder = (language: LanguageCode) => `src/i18n/locales/${language.toLowerCase()}`

const loaded = new Map<LanguageCode, Promise<i18n>>()

/** The source module of a language's texts, by its name in the client's manifest. */
export const localeModule = (language: LanguageCode) => `${languageFolder(language)}/locale.ts`

/** Loads the texts of a language. Texts are only ever added, so all requests share one instance. */
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
  const texts = await locales[language]()
  // The language tag, not the code: plural rules come from `Intl`, which knows `fil` but not `PHP`.
  const { tag } = offeredLanguages[language]
  const instance = createInstance()
  await instance.init({
    lng: tag,
    // A copy, to which the texts of pages are added.
    resources: { [tag]: { ...texts } },
    ns: Object.keys(texts),
    defaultNS: 'ui',
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  return instance
}
