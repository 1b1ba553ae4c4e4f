import { type FieldFacts, factsOf } from '@marquee/contracts/kinds'
import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import * as z from 'zod/mini'
import { list, orNone, recordOrNull, word } from './field-readers.ts'
import { type KindReader, kindReaders } from './kind-readers.ts'

/*
 * Decoders of the platform's records, derived from the shapes of the contract: the platform's names, the tolerant reader
 * and the blank of each kind, and the currency of money.
 */

/** A part of an answer, by the platform's names. */
export type RawRecord = Record<string, unknown>

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : NonNullable<Value>

/** In what the platform's record differs from what its shape says. */
export interface Differences<Value> {
  /** The platform's names, where they are not ours in snake case. */
  names?: { [Name in keyof Value]?: string }
  /** Texts by language whose English the platform names without `_en`. */
  plainEnglish?: readonly (keyof Value & string)[]
  /** Readers of fields that are written in a way of their own. */
  readers?: { [Name in keyof Value]?: z.ZodMiniType }
  /**
   * Fields of the platform beside those of the record, which `finish` may use. `currency` is that of the record's money; a
   * list of records with `sort` is in its order.
   */
  beside?: Record<string, z.ZodMiniType>
  /** What is made of a field; `record` has all fields as they were read. */
  finish?: { [Name in keyof Value]?: (value: Value[Name], record: Value & RawRecord) => Value[Name] }
  /** In what a record within this one differs, or the items of a list. */
  within?: { [Name in keyof Value]?: Differences<ItemOf<Value[Name]>> }
}

/** How a record is read. */
export interface Decoder<Value> {
  /** The platform's fields. */
  fields: Record<string, z.ZodMiniType>
  hasMoney: boolean
  /** Reads a record whose fields were read; undefined where it lacks one that it needs. */
  read(raw: RawRecord, siteCurrency: string): Value | undefined
}

/** The decoder of a record of the contract. */
export function decoderOf<Of extends z.ZodMiniObject>(
  record: Of,
  differences?: Differences<z.infer<Of>>,
): Decoder<z.infer<Of>>
export function decoderOf(
  { shape }: z.ZodMiniObject,
  differences: Differences<RawRecord> = {},
): Decoder<RawRecord> {
  const { beside = {}, finish = {} } = differences
  const own = fieldsOf(shape, differences)
  const further = fieldsOf(beside, {})
  return {
    fields: Object.assign({}, ...[...own, ...further].map(([, field]) => field.fields)),
    hasMoney: own.some(([, field]) => field.hasMoney),
    read(raw, siteCurrency) {
      const currency = typeof raw.currency === 'string' && raw.currency !== '' ? raw.currency : siteCurrency
      const record: RawRecord = {}
      for (const [name, field] of own) {
        const value = field.read(raw, currency)
        if (value === undefined) return undefined
        record[name] = value
      }
      if ('currency' in shape) record.currency = currency
      const known = { ...record }
      for (const [name, field] of further) known[name] = field.read(raw, currency)
      for (const [name, make] of Object.entries(finish)) if (make) record[name] = make(record[name], known)
      return record
    },
  }
}

/** How a field of a record is read, of one field of the platform's or several. */
type FieldDecoder = Decoder<unknown>

function fieldsOf(shape: z.core.$ZodLooseShape, differences: Differences<RawRecord>) {
  const { names = {}, plainEnglish = [], readers = {}, within = {} } = differences
  return Object.entries(shape).map(([name, schema]): [string, FieldDecoder] => {
    const platformName = names[name] ?? snakeCase(name)
    const reader = readers[name]
    if (reader) return [name, asRead(platformName, schema, reader)]
    const { kind } = factsOf(schema)
    return [
      name,
      kind === 'localText' || kind === 'localMarkup'
        ? byLanguage(platformName, schema, plainEnglish.includes(name))
        : single(platformName, schema, within[name]),
    ]
  })
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field with a reader of its own. */
const asRead = (name: string, schema: z.core.$ZodType, reader: z.ZodMiniType): FieldDecoder => ({
  fields: { [name]: reader },
  hasMoney: false,
  read: (raw) => raw[name] ?? factsOf(schema).absent,
})

/** A text in each language; the platform's contract calls Filipino the local language. */
function byLanguage(name: string, schema: z.core.$ZodType, isPlainEnglish: boolean): FieldDecoder {
  const { isOptional = false, isNeeded = false } = factsOf(schema)
  const { required, optional } = kindReaderOf(schema)
  const nameOf = (code: LanguageCode) => {
    if (code === 'EN' && isPlainEnglish) return name
    return `${name}_${code === 'PHP' ? 'local' : code.toLowerCase()}`
  }
  const isRequired = (code: LanguageCode) => code === 'EN' && !isOptional
  return {
    fields: Object.fromEntries(
      languageCodes.map((code) => [nameOf(code), isRequired(code) ? required : optional]),
    ),
    hasMoney: false,
    read(raw) {
      const texts = languageCodes.map((code) => [code, raw[nameOf(code)]]).filter(([, text]) => text)
      return isNeeded && texts.length === 0 ? undefined : Object.fromEntries(texts)
    },
  }
}

/** The platform's name of what a call is for; an empty list in its place would say that there is nothing. */
const asked = 'value'

/** A field of one value. */
function single(name: string, schema: z.core.$ZodType, within: Differences<RawRecord> = {}): FieldDecoder {
  const { facts, ...value } = valueDecoder(schema, within)
  const { isOptional = false, absent } = facts
  const isNeeded = facts.isNeeded || name === asked
  return {
    fields: { [name]: isOptional ? value.optional : value.required },
    hasMoney: value.hasMoney,
    read(raw, currency) {
      const written = raw[name] ?? undefined
      const read = written === undefined ? undefined : value.read(written, currency)
      const isNone = read === undefined || read === '' || (isNeeded && read === 0)
      if (!isNone) return read
      if (absent !== undefined)
        return facts.kind === 'money' && absent ? { ...Object(absent), currency } : absent
      return isNeeded ? undefined : value.blank
    },
  }
}

/** How a value is read, of a field or as an item of a list. */
interface ValueDecoder {
  facts: FieldFacts
  /** Where the platform sends it, and where it may leave it out. */
  required: z.ZodMiniType
  optional: z.ZodMiniType
  hasMoney: boolean
  /** Stands for a value that is not there; undefined where nothing does. */
  blank: unknown
  /** @returns undefined for what cannot be used */
  read(written: unknown, currency: string): unknown
}

function valueDecoder(schema: z.core.$ZodType, within: Differences<RawRecord>): ValueDecoder {
  if (schema instanceof z.ZodMiniNullable) {
    const inner = valueDecoder(schema.def.innerType, within)
    return { ...inner, facts: { ...inner.facts, isOptional: true, absent: null } }
  }
  const facts = factsOf(schema)
  if (schema instanceof z.ZodMiniArray) return { facts, ...listDecoding(schema.def.element, within) }
  if (schema instanceof z.ZodMiniEnum) return { facts, ...wordDecoding(schema.options.map(String), facts) }
  if (facts.kind === 'money') return { facts, ...moneyDecoding }
  if (schema instanceof z.ZodMiniObject) return { facts, ...recordDecoding(schema, within) }
  const { finish, ...reader } = kindReaderOf(schema)
  const read = (value: unknown) => (finish && typeof value === 'string' ? finish(value) : value)
  return { facts, ...reader, hasMoney: false, read }
}

function kindReaderOf(schema: z.core.$ZodType): KindReader {
  const { kind } = factsOf(schema)
  if (kind === undefined) throw new TypeError('A field of the platform needs a kind of the contract')
  return kindReaders[kind]
}

type Decoding = Omit<ValueDecoder, 'facts'>

const moneyDecoding: Decoding = {
  ...kindReaders.money,
  hasMoney: true,
  blank: undefined,
  read: (amount, currency) => (amount === '' ? undefined : { amount, currency }),
}

function wordDecoding(words: readonly string[], { otherwise = '' }: FieldFacts): Decoding {
  const required = word(words, otherwise)
  return {
    required,
    optional: z.optional(required),
    hasMoney: false,
    blank: otherwise,
    read: (value) => value,
  }
}

function recordDecoding(schema: z.ZodMiniObject, within: Differences<RawRecord>): Decoding {
  const { fields, hasMoney, read } = decoderOf(schema, within)
  return {
    required: z.object(fields),
    optional: orNone(recordOrNull(fields)),
    hasMoney,
    blank: undefined,
    read: (written, currency) => (isRecord(written) ? read(written, currency) : undefined),
  }
}

/** Items that cannot be used are left out; a list of none that can be is not usable itself. */
function listDecoding(element: z.core.$ZodType, within: Differences<RawRecord>): Decoding {
  const item = valueDecoder(element, within)
  const required = list(item.required)
  const readItem = (written: unknown, currency: string) => {
    const value = item.read(written, currency)
    return value === '' ? undefined : value
  }
  const inOrder = 'sort' in (within.beside ?? {}) ? sorted : (items: unknown[]) => items
  return {
    required,
    optional: orNone(required),
    hasMoney: item.hasMoney,
    blank: [],
    read(written, currency) {
      if (!Array.isArray(written)) return undefined
      const items = inOrder(written).flatMap((one) => readItem(one, currency) ?? [])
      return items.length === 0 && written.length > 0 ? undefined : items
    },
  }
}

const sortOf = (item: unknown): number => (isRecord(item) ? Number(item.sort ?? 0) : 0)
const sorted = (items: unknown[]) => items.toSorted((one, other) => sortOf(one) - sortOf(other))

const isRecord = (value: unknown): value is RawRecord => typeof value === 'object' && value !== null
