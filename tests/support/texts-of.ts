import type { LanguageCode } from '@marquee/contracts/languages'
import type {
  EnglishTexts,
  Locale,
  MoneyTexts,
  PageTexts,
  RewardTexts,
  Translated,
} from '../../packages/web/src/i18n/locale.ts'
import { money as chineseMoney } from '../../packages/web/src/i18n/locales/cn/cashier/ui-money.ts'
import { locale as chinese } from '../../packages/web/src/i18n/locales/cn/locale.ts'
import { rewardTexts as chineseRewards } from '../../packages/web/src/i18n/locales/cn/rewards/ui-rewards.ts'
import { pageTexts as chinesePages } from '../../packages/web/src/i18n/locales/cn/ui-pages.ts'
import { money as englishMoney } from '../../packages/web/src/i18n/locales/en/cashier/ui-money.ts'
import { locale as english } from '../../packages/web/src/i18n/locales/en/locale.ts'
import { rewardTexts as englishRewards } from '../../packages/web/src/i18n/locales/en/rewards/ui-rewards.ts'
import { pageTexts as englishPages } from '../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { money as filipinoMoney } from '../../packages/web/src/i18n/locales/php/cashier/ui-money.ts'
import { locale as filipino } from '../../packages/web/src/i18n/locales/php/locale.ts'
import { rewardTexts as filipinoRewards } from '../../packages/web/src/i18n/locales/php/rewards/ui-rewards.ts'
import { pageTexts as filipinoPages } from '../../packages/web/src/i18n/locales/php/ui-pages.ts'

/** All groups of texts of one language. */
export type Texts = Translated<EnglishTexts>

// The texts that only some pages need are added to their group later.
const all = (texts: Locale, pages: PageTexts, money: MoneyTexts, rewards: RewardTexts): Texts => ({
  ...texts,
  ui: { ...texts.ui, ...pages.ui, ...money, ...rewards },
  errors: { ...texts.errors, ...pages.errors },
})

/** Every text of the client in each language. */
export const textsOf: Record<LanguageCode, Texts> = {
  EN: all(english, englishPages, englishMoney, englishRewards),
  PHP: all(filipino, filipinoPages, filipinoMoney, filipinoRewards),
  CN: all(chinese, chinesePages, chineseMoney, chineseRewards),
}
