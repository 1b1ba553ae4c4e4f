import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { loadI18n } from './load-i18n.ts'
import type { CareTexts, HelpTexts, MoneyTexts, RewardTexts } from './locale.ts'

/** An area whose pages alone need its texts. */
export type TextArea = keyof typeof areaTexts

type OfLanguages<Texts> = Record<LanguageCode, () => Promise<Texts>>

const areaTexts = {
  money: {
    EN: async () => (await import('./locales/en/cashier/ui-money.ts')).money,
    PHP: async () => (await import('./locales/php/cashier/ui-money.ts')).money,
    CN: async () => (await import('./locales/cn/cashier/ui-money.ts')).money,
  } satisfies OfLanguages<MoneyTexts>,
  rewards: {
    EN: async () => (await import('./locales/en/rewards/ui-rewards.ts')).rewardTexts,
    PHP: async () => (await import('./locales/php/rewards/ui-rewards.ts')).rewardTexts,
    CN: async () => (await import('./locales/cn/rewards/ui-rewards.ts')).rewardTexts,
  } satisfies OfLanguages<RewardTexts>,
  care: {
    EN: async () => ({ care: (await import('./locales/en/care/ui-care.ts')).care }),
    PHP: async () => ({ care: (await import('./locales/php/care/ui-care.ts')).care }),
    CN: async () => ({ care: (await import('./locales/cn/care/ui-care.ts')).care }),
  } satisfies OfLanguages<{ care: CareTexts }>,
  help: {
    EN: async () => ({ help: (await import('./locales/en/care/ui-help.ts')).help }),
    PHP: async () => ({ help: (await import('./locales/php/care/ui-help.ts')).help }),
    CN: async () => ({ help: (await import('./locales/cn/care/ui-help.ts')).help }),
  } satisfies OfLanguages<{ help: HelpTexts }>,
}

/** Adds the texts of an area's pages to a language's instance. */
export async function loadAreaTexts(area: TextArea, language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), areaTexts[area][language]()])
  instance.addResourceBundle(offeredLanguages[language].tag, 'ui', texts)
}
