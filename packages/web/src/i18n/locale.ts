import type { texts as site } from './locales/en/locale.ts'
import type { texts as money } from './locales/en/money/money.ts'
import type { texts as pages } from './locales/en/pages/pages.ts'
import type { texts as care } from './locales/en/responsible-gaming.ts'
import type { texts as rewards } from './locales/en/rewards/rewards.ts'
import type { texts as help } from './locales/en/support.ts'

/** The five groups of texts of every language (specification, section 3), in English. */
export type EnglishTexts = typeof site &
  typeof pages &
  typeof money &
  typeof rewards &
  typeof care &
  typeof help

/** The same keys as the English texts. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}

/** The texts of any language. */
export type Texts = Translated<EnglishTexts>
