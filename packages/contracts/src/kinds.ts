import * as z from 'zod/mini'
import { type LanguageCode, languageCodes } from './languages.ts'

/** What a field is, beside its type in JSON: the gateway derives from it how the platform writes the field. */
export type KindName =
  | 'id'
  | 'code'
  | 'state'
  | 'words'
  | 'markup'
  | 'link'
  | 'webAddress'
  | 'pattern'
  | 'time'
  | 'date'
  | 'amount'
  | 'decimal'
  | 'count'
  | 'flag'
  | 'money'
  | 'localText'
  | 'localMarkup'

/** What is known of a field. */
export interface FieldFacts {
  kind?: KindName
  /** A record without it is none. */
  isNeeded?: true
  /** The platform may leave it out. */
  isOptional?: true
  /** What it is where the platform leaves it out; a blank of its kind without this. */
  absent?: unknown
  /** What a word that is none of the closed list counts as. */
  otherwise?: string
}

// A registry of zod's would bring its module into the browser.
const factsBySchema = new WeakMap<object, FieldFacts>()

/** What is known of a field, by its schema. */
export const factsOf = (schema: object): FieldFacts => factsBySchema.get(schema) ?? {}

/** A schema with its facts. */
export function of<Schema extends z.ZodMiniType>(schema: Schema, facts: FieldFacts): Schema {
  factsBySchema.set(schema, facts)
  return schema
}

/** The same field with further facts. */
const but = <Schema extends z.ZodMiniType>(schema: Schema, facts: FieldFacts): Schema =>
  of(schema.clone(), { ...factsOf(schema), ...facts })

/** The id of a record. */
export const Id = of(z.string(), { kind: 'id' })

/** Text as the platform writes it: a code, an open word, the address of a picture. */
export const Code = of(z.string(), { kind: 'code' })

/** A word that tells a state, in capitals and with underscores. Platforms may have further ones. */
export const State = of(z.string(), { kind: 'state' })

/** Plain text that people read. */
export const Words = of(z.string(), { kind: 'words' })

/** Sanitized HTML. */
export const Markup = of(z.string(), { kind: 'markup' })

/** A path of the site or an http(s) address. */
export const Link = of(z.string(), { kind: 'link' })

/** An http(s) address. */
export const WebAddress = of(z.string(), { kind: 'webAddress' })

/** A regular expression for a whole value. */
export const Pattern = of(z.string(), { kind: 'pattern' })

/** An instant in ISO 8601, with its offset. */
export const Time = of(z.string(), { kind: 'time' })

/** A calendar date, `YYYY-MM-DD`. */
export const CalendarDay = of(z.string(), { kind: 'date' })

/** A decimal string with two decimals and no currency, such as tokens. */
export const Amount = of(z.string(), { kind: 'amount' })

/** A decimal string with the digits that the platform sends, such as a percentage. */
export const Decimal = of(z.string(), { kind: 'decimal' })

/** A number. */
export const Count = of(z.number(), { kind: 'count' })

export const Flag = of(z.boolean(), { kind: 'flag' })

const inLanguages = () =>
  z.partialRecord(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]), z.string())

/** Plain text by language; without those in which there is none. */
export const LocalText = of(inLanguages(), { kind: 'localText' })
export type LocalText = z.infer<typeof LocalText>

/** Sanitized HTML by language; without those in which there is none. */
export const LocalMarkup = of(inLanguages(), { kind: 'localMarkup' })

/**
 * One of a closed list of words.
 * @param otherwise what any other word of the platform counts as; without it, the record is none
 */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  otherwise?: NoInfer<Word>,
) => of(z.enum(words), otherwise === undefined ? { isNeeded: true } : { otherwise })

/** A field without which a record is none. */
export const needed = <Schema extends z.ZodMiniType>(schema: Schema) => but(schema, { isNeeded: true })

/** A field that the platform may leave out: it is null then. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

/** A field that the platform may leave out: it is empty, zero or false then. */
export const orBlank = <Schema extends z.ZodMiniType>(schema: Schema) => but(schema, { isOptional: true })

/** A field that the platform may leave out, with what it is then. */
export const orElse = <Schema extends z.ZodMiniType>(schema: Schema, absent: z.infer<Schema>) =>
  but(schema, { isOptional: true, absent })
