import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { loadI18n } from './load-i18n.ts'
import type { MoneyTexts } from './locale.ts'

const moneyTexts: Record<LanguageCode, () => Promise<MoneyTexts>> = {
  EN: async () => (await import('./locales/en/cashier/ui-money.ts')).money,
  PHP: async () => (await import('./locales/php/cashier/ui-money.ts')).money,
  CN: async () => (await import('./locales/cn/cashier/ui-money.ts')).money,
}

/** Adds the texts of the pages of money to a language's instance. */
export async function loadMoneyTexts(language: LanguageCode): Promise<void> {
  const [instance, texts] = await Promise.all([loadI18n(language), moneyTexts[language]()])
  instance.addResourceBundle(offeredLanguages[language].tag, 'ui', texts)
}
