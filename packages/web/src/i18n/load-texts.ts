import { type LanguageCode, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { createInstance, type i18n } from 'i18next'
import type { Texts } from './locale.ts'

type Bundle = { readonly [Group in keyof Texts]?: object }

/**
 * The English texts by what is loaded together: `site` with every page, `pages` with those that few visits open, the
 * others with the pages of an area. They are code, so that a text that lacks a value of its placeholders does not compile;
 * the other languages have the same groups as JSON files, as tools of translators read and write them.
 */
const english = {
  site: () => import('./locales/en/locale.ts'),
  pages: () => import('./locales/en/pages/pages.ts'),
  money: () => import('./locales/en/money/money.ts'),
  rewards: () => import('./locales/en/rewards/rewards.ts'),
  care: () => import('./locales/en/responsible-gaming.ts'),
  help: () => import('./locales/en/support.ts'),
}

const englishModules: Record<TextGroup, string> = {
  site: 'locale.ts',
  pages: 'pages/pages.ts',
  money: 'money/money.ts',
  rewards: 'rewards/rewards.ts',
  care: 'responsible-gaming.ts',
  help: 'support.ts',
}

export type TextGroup = keyof typeof english
export const textGroups = Object.keys(english) as TextGroup[]

/** The source module of a group of texts, by its name in the client's manifest. */
export const textsModule = (group: TextGroup, language: LanguageCode) =>
  `src/i18n/locales/${offeredLanguages[language].prefix}/${language === 'EN' ? englishModules[group] : `${group}.json`}`

/** A group of texts of a language. */
export async function importTexts(group: TextGroup, language: LanguageCode): Promise<Bundle> {
  if (language === 'EN') return (await english[group]()).texts
  const { prefix } = offeredLanguages[language]
  return (await import(`./locales/${prefix}/${group}.json`, { with: { type: 'json' } })).default
}

const loaded = new Map<LanguageCode, Promise<i18n>>()

/** Loads the texts of a language that every page has. Texts are only ever added, so all requests share one instance. */
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
  const texts = await importTexts('site', language)
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

/** Adds a group of texts to a language's instance. */
export async function loadTexts(group: TextGroup, language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), importTexts(group, language)])
  const { tag } = offeredLanguages[language]
  for (const [namespace, bundle] of Object.entries(texts)) instance.addResourceBundle(tag, namespace, bundle)
}

/** Every text of the client in each language, for those who check or print them. */
export async function allTexts(): Promise<Record<LanguageCode, Texts>> {
  const entries = languageCodes.map(async (language) => {
    const bundles = await Promise.all(textGroups.map((group) => importTexts(group, language)))
    const texts: Record<string, object> = {}
    for (const bundle of bundles)
      for (const [name, part] of Object.entries(bundle)) texts[name] = { ...texts[name], ...part }
    return [language, texts]
  })
  return Object.fromEntries(await Promise.all(entries))
}
