import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { createInstance, type i18n } from 'i18next'
import type { Locale, PageTexts } from './locale.ts'

// One chunk per language, named by its language: a visitor loads the texts of the page's language alone.
const locales: Record<LanguageCode, () => Promise<Locale>> = {
  EN: async () => (await import('./locales/en/locale.ts')).locale,
  PHP: async () => (await import('./locales/php/locale.ts')).locale,
  CN: async () => (await import('./locales/cn/locale.ts')).locale,
}

// The texts of pages that most visits do not see.
const pageTexts: Record<LanguageCode, () => Promise<PageTexts>> = {
  EN: async () => (await import('./locales/en/ui-pages.ts')).pageTexts,
  PHP: async () => (await import('./locales/php/ui-pages.ts')).pageTexts,
  CN: async () => (await import('./locales/cn/ui-pages.ts')).pageTexts,
}

const folder = (language: LanguageCode) => `src/i18n/locales/${language.toLowerCase()}`

const loaded = new Map<LanguageCode, Promise<i18n>>()

/** The source module of a language's texts, as the client's manifest names it. */
export const localeModule = (language: LanguageCode) => `${folder(language)}/locale.ts`

/** The source module of the texts that pages bring with them. */
export const pageTextsModule = (language: LanguageCode) => `${folder(language)}/ui-pages.ts`

/** The texts of a language, ready to be asked without waiting. Texts are only ever added, so requests share it. */
export function loadI18n(language: LanguageCode): Promise<i18n> {
  let instance = loaded.get(language)
  if (!instance) {
    instance = createI18n(language)
    loaded.set(language, instance)
    instance.catch(() => loaded.delete(language))
  }
  return instance
}

/** Adds the texts that pages bring with them to those of their language. */
export async function loadPageTexts(language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), pageTexts[language]()])
  const { tag } = offeredLanguages[language]
  for (const [group, bundle] of Object.entries(texts)) instance.addResourceBundle(tag, group, bundle)
}

async function createI18n(language: LanguageCode): Promise<i18n> {
  const texts = await locales[language]()
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
