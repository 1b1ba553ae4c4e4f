import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { createInstance, type i18n } from 'i18next'
import type { Locale, PageTexts } from './locale.ts'

interface Source<Texts> {
  /** The source module, as the client's manifest names it. */
  module: string
  load: () => Promise<Texts>
}

// One chunk per language, named by its language: a visitor loads the texts of the page's language alone.
const locales: Record<LanguageCode, Source<Locale>> = {
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

// The texts of pages that most visits do not see.
const pageTexts: Record<LanguageCode, Source<PageTexts>> = {
  EN: {
    module: 'src/i18n/locales/en/ui-pages.ts',
    load: async () => (await import('./locales/en/ui-pages.ts')).pageTexts,
  },
  PHP: {
    module: 'src/i18n/locales/php/ui-pages.ts',
    load: async () => (await import('./locales/php/ui-pages.ts')).pageTexts,
  },
  CN: {
    module: 'src/i18n/locales/cn/ui-pages.ts',
    load: async () => (await import('./locales/cn/ui-pages.ts')).pageTexts,
  },
}

const loaded = new Map<LanguageCode, Promise<i18n>>()

/** The source module of a language's texts, as the client's manifest names it. */
export const localeModule = (language: LanguageCode) => locales[language].module

/** The source module of the texts that pages bring with them. */
export const pageTextsModule = (language: LanguageCode) => pageTexts[language].module

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
  const [instance, texts] = await Promise.all([loadI18n(language), pageTexts[language].load()])
  const { tag } = offeredLanguages[language]
  for (const [group, bundle] of Object.entries(texts)) instance.addResourceBundle(tag, group, bundle)
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
