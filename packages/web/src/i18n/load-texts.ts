import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { languageFolder, loadI18n } from './load-i18n.ts'
import type { CareTexts, HelpTexts, MoneyTexts, PageTexts, RewardTexts } from './locale.ts'

/** Texts that only some pages need: `pages` is for those that few visits open, the others for the pages of an area. */
export type TextGroup = keyof typeof textGroups

type OfLanguages<Texts> = Record<LanguageCode, () => Promise<Texts>>

const textGroups = {
  pages: {
    EN: async () => (await import('./locales/en/pages/pages.ts')).pageTexts,
    PHP: async () => (await import('./locales/php/pages/pages.ts')).pageTexts,
    CN: async () => (await import('./locales/cn/pages/pages.ts')).pageTexts,
  } satisfies OfLanguages<PageTexts>,
  money: {
    EN: async () => ({ ui: (await import('./locales/en/money/money.ts')).money }),
    PHP: async () => ({ ui: (await import('./locales/php/money/money.ts')).money }),
    CN: async () => ({ ui: (await import('./locales/cn/money/money.ts')).money }),
  } satisfies OfLanguages<{ ui: MoneyTexts }>,
  rewards: {
    EN: async () => ({ ui: (await import('./locales/en/rewards/rewards.ts')).rewardTexts }),
    PHP: async () => ({ ui: (await import('./locales/php/rewards/rewards.ts')).rewardTexts }),
    CN: async () => ({ ui: (await import('./locales/cn/rewards/rewards.ts')).rewardTexts }),
  } satisfies OfLanguages<{ ui: RewardTexts }>,
  care: {
    EN: async () => ({ ui: { care: (await import('./locales/en/responsible-gaming.ts')).care } }),
    PHP: async () => ({ ui: { care: (await import('./locales/php/responsible-gaming.ts')).care } }),
    CN: async () => ({ ui: { care: (await import('./locales/cn/responsible-gaming.ts')).care } }),
  } satisfies OfLanguages<{ ui: { care: CareTexts } }>,
  help: {
    EN: async () => ({ ui: { help: (await import('./locales/en/support.ts')).help } }),
    PHP: async () => ({ ui: { help: (await import('./locales/php/support.ts')).help } }),
    CN: async () => ({ ui: { help: (await import('./locales/cn/support.ts')).help } }),
  } satisfies OfLanguages<{ ui: { help: HelpTexts } }>,
}

const modules: Record<TextGroup, string> = {
  pages: 'pages/pages.ts',
  money: 'money/money.ts',
  rewards: 'rewards/rewards.ts',
  care: 'responsible-gaming.ts',
  help: 'support.ts',
}

/** The source module of a group of texts, by its name in the client's manifest. */
export const textsModule = (group: TextGroup, language: LanguageCode) =>
  `${languageFolder(language)}/${modules[group]}`

/** Adds a group of texts to a language's instance. */
export async function loadTexts(group: TextGroup, language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), textGroups[group][language]()])
  const { tag } = offeredLanguages[language]
  for (const [namespace, bundle] of Object.entries(texts)) instance.addResourceBundle(tag, namespace, bundle)
}
