import type { KindName } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import {
  amount,
  count,
  date,
  decimal,
  flag,
  id,
  idOrNull,
  markup,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from './field-readers.ts'
import { isWebAddress, readLink, readPattern } from './value-readers.ts'

/** How a value is read of an answer. */
export interface KindReader {
  /** Where the platform sends it, and where it may leave it out. */
  required: z.ZodMiniType
  optional: z.ZodMiniType
  /** What stands for none. */
  blank: unknown
  /** What is made of text that was read. */
  finish?: (text: string) => string
}

const codes = { required: text(), optional: z.optional(textOrNull()), blank: '' }
const plainText = { required: words(), optional: z.optional(wordsOrNull()), blank: '' }
const html = { required: markup(), optional: orNone(markup()), blank: '' }
const amounts = { required: amount(), optional: orNone(amount()), blank: '' }

/** How each kind of field is read; of a text in several languages, each of them. */
export const kindReaders: Readonly<Record<KindName, KindReader>> = {
  id: { required: id(), optional: z.optional(idOrNull()), blank: '' },
  code: codes,
  link: { ...codes, finish: readLink },
  webAddress: { ...codes, finish: (address) => (isWebAddress(address) ? address : '') },
  pattern: { ...codes, finish: readPattern },
  state: { required: state(), optional: z.optional(state()), blank: '' },
  words: plainText,
  localText: plainText,
  markup: html,
  localMarkup: html,
  time: { required: time(), optional: z.optional(time()), blank: '' },
  date: { required: date(), optional: z.optional(date()), blank: '' },
  money: amounts,
  amount: amounts,
  decimal: { required: decimal(), optional: orNone(decimal()), blank: '' },
  count: { required: count(), optional: orNone(count()), blank: 0 },
  flag: { required: flag(), optional: orNone(flag()), blank: false },
}
