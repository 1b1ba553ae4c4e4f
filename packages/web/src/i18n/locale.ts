import type { _m } from './locales/en/_m.ts'
import type { errors } from './locales/en/errors.ts'
import type { messages } from './locales/en/messages.ts'
import type { ui } from './locales/en/ui.ts'
import type { validation } from './locales/en/validation.ts'

/** The five groups of texts that every language has (specification, section 3), as English writes them. */
export interface EnglishTexts {
  ui: typeof ui
  validation: typeof validation
  errors: typeof errors
  messages: typeof messages
  _m: typeof _m
}

/** The same keys as the English texts, each with a text: a key that is missing does not compile. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}

/** All texts of one language. */
export type Locale = Translated<EnglishTexts>
