import type { LanguageCode } from '@marquee/contracts/languages'
import type {
  CareTexts,
  EnglishTexts,
  HelpTexts,
  Locale,
  MoneyTexts,
  PageTexts,
  RewardTexts,
  Translated,
} from '#web/i18n/locale.ts'
import { locale as chinese } from '#web/i18n/locales/cn/locale.ts'
import { money as chineseMoney } from '#web/i18n/locales/cn/money/money.ts'
import { pageTexts as chinesePages } from '#web/i18n/locales/cn/pages/pages.ts'
import { care as chineseCare } from '#web/i18n/locales/cn/responsible-gaming.ts'
import { rewardTexts as chineseRewards } from '#web/i18n/locales/cn/rewards/rewards.ts'
import { help as chineseHelp } from '#web/i18n/locales/cn/support.ts'
import { locale as english } from '#web/i18n/locales/en/locale.ts'
import { money as englishMoney } from '#web/i18n/locales/en/money/money.ts'
import { pageTexts as englishPages } from '#web/i18n/locales/en/pages/pages.ts'
import { care as englishCare } from '#web/i18n/locales/en/responsible-gaming.ts'
import { rewardTexts as englishRewards } from '#web/i18n/locales/en/rewards/rewards.ts'
import { help as englishHelp } from '#web/i18n/locales/en/support.ts'
import { locale as filipino } from '#web/i18n/locales/php/locale.ts'
import { money as filipinoMoney } from '#web/i18n/locales/php/money/money.ts'
import { pageTexts as filipinoPages } from '#web/i18n/locales/php/pages/pages.ts'
import { care as filipinoCare } from '#web/i18n/locales/php/responsible-gaming.ts'
import { rewardTexts as filipinoRewards } from '#web/i18n/locales/php/rewards/rewards.ts'
import { help as filipinoHelp } from '#web/i18n/locales/php/support.ts'

/** All groups of texts of one language. */
export type Texts = Translated<EnglishTexts>

// The texts that only some pages need are added to their group later.
const all = (
  texts: Locale,
  pages: PageTexts,
  money: MoneyTexts,
  rewards: RewardTexts,
  rest: { care: CareTexts; help: HelpTexts },
): Texts => ({
  ...texts,
  ui: { ...texts.ui, ...pages.ui, ...money, ...rewards, ...rest },
  errors: { ...texts.errors, ...pages.errors },
})

/** Every text of the client in each language. */
export const textsOf: Record<LanguageCode, Texts> = {
  EN: all(english, englishPages, englishMoney, englishRewards, { care: englishCare, help: englishHelp }),
  PHP: all(filipino, filipinoPages, filipinoMoney, filipinoRewards, {
    care: filipinoCare,
    help: filipinoHelp,
  }),
  CN: all(chinese, chinesePages, chineseMoney, chineseRewards, { care: chineseCare, help: chineseHelp }),
}
