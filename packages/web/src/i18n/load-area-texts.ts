import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { loadI18n } from './load-i18n.ts'
import type { CareTexts, HelpTexts, MoneyTexts, RewardTexts } from './locale.ts'

/** An area whose pages alone need its texts. */
export type TextArea = keyof typeof areaTexts

type OfLanguages<Texts> = Record<LanguageCode, () => Promise<Texts>>

const areaTexts = {
  money: {
    EN: async () => (await import('./locales/en/money/money.ts')).money,
    PHP: async () => (await import('./locales/php/money/money.ts')).money,
    CN: async () => (await import('./locales/cn/money/money.ts')).money,
  } satisfies OfLanguages<MoneyTexts>,
  rewards: {
    EN: async () => (await import('./locales/en/rewards/rewards.ts')).rewardTexts,
    PHP: async () => (await import('./locales/php/rewards/rewards.ts')).rewardTexts,
    CN: async () => (await import('./locales/cn/rewards/rewards.ts')).rewardTexts,
  } satisfies OfLanguages<RewardTexts>,
  care: {
    EN: async () => ({ care: (await import('./locales/en/responsible-gaming.ts')).care }),
    PHP: async () => ({ care: (await import('./locales/php/responsible-gaming.ts')).care }),
    CN: async () => ({ care: (await import('./locales/cn/responsible-gaming.ts')).care }),
  } satisfies OfLanguages<{ care: CareTexts }>,
  help: {
    EN: async () => ({ help: (await import('./locales/en/support.ts')).help }),
    PHP: async () => ({ help: (await import('./locales/php/support.ts')).help }),
    CN: async () => ({ help: (await import('./locales/cn/support.ts')).help }),
  } satisfies OfLanguages<{ help: HelpTexts }>,
}

/** Adds the texts of an area's pages to a language's instance. */
export async function loadAreaTexts(area: TextArea, language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), areaTexts[area][language]()])
  instance.addResourceBundle(offeredLanguages[language].tag, 'ui', texts)
}
