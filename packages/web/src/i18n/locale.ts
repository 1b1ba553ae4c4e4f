import type { _m } from './locales/en/_m.ts'
import type { errors } from './locales/en/errors.ts'
import type { messages, ui } from './locales/en/locale.ts'
import type { money } from './locales/en/money/money.ts'
import type { pageTexts } from './locales/en/pages/pages.ts'
import type { care } from './locales/en/responsible-gaming.ts'
import type { rewardTexts } from './locales/en/rewards/rewards.ts'
import type { help } from './locales/en/support.ts'
import type { validation } from './locales/en/validation.ts'

/** The five groups of texts of every language (specification, section 3), in English. */
export interface EnglishTexts {
  ui: typeof ui &
    typeof pageTexts.ui &
    typeof money &
    typeof rewardTexts & { care: typeof care; help: typeof help }
  validation: typeof validation
  errors: typeof errors & typeof pageTexts.errors
  messages: typeof messages
  _m: typeof _m
}

/** The same keys as the English texts: a missing key does not compile. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}

/** The texts of one language that every page needs. */
export type Locale = Translated<
  Omit<EnglishTexts, 'ui' | 'errors'> & { ui: typeof ui; errors: typeof errors }
>

/** The texts of one language that only some pages need. */
export type PageTexts = Translated<typeof pageTexts>

/** The texts of one language that only the pages of money need. */
export type MoneyTexts = Translated<typeof money>

/** The texts of one language that only the pages of rewards need. */
export type RewardTexts = Translated<typeof rewardTexts>

/** The texts of one language that only limits and breaks need. */
export type CareTexts = Translated<typeof care>

/** The texts of one language that only news, support, apps and devices need. */
export type HelpTexts = Translated<typeof help>
