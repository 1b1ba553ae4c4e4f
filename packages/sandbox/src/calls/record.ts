import type { LocalText } from '@marquee/contracts/kinds'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { Money } from '@marquee/contracts/money'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** The platform's contract calls Filipino the local language. */
type Suffix = 'local' | Lowercase<Exclude<LanguageCode, 'PHP'>>

type IsLocalText<Value> = [Value] extends [LocalText] ? true : false

type Written<Value> = Value extends Money
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Value extends object
      ? PlatformRecord<Value>
      : Value

type TextName<Name extends string, IsPlainEnglish> = IsPlainEnglish extends true
  ? Name | `${Name}_${Exclude<Suffix, 'en'>}`
  : `${Name}_${Suffix}`

type PlainName<Name, Names> = Name extends keyof Names ? Names[Name] : SnakeCase<Name & string>

/**
 * A record of the contract as the platform sends it: an answer that lacks one of its fields does not compile.
 * @template Names the platform's names, where they are not those of the record in snake case
 * @template PlainEnglish texts by language whose English has a name without `_en`
 */
export type PlatformRecord<Value, Names = unknown, PlainEnglish extends keyof Value = never> = {
  [Name in keyof Value as IsLocalText<Value[Name]> extends true
    ? never
    : PlainName<Name, Names> & string]: Written<Value[Name]>
} & {
  [Name in keyof Value as IsLocalText<Value[Name]> extends true
    ? TextName<SnakeCase<Name & string>, Name extends PlainEnglish ? true : false>
    : never]: string
}
