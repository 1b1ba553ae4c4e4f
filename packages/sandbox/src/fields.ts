import { invalidInput } from './refusal.ts'

/**
 * What a field of a payload may hold. `filled` is text that is not empty, `text` may be empty, `count` is a whole
 * number from 1, `number` any finite number, `id` text or a whole number (read as text), `flag` a boolean. A
 * question mark at the end says that the field may be left out.
 */
type Kind = 'filled' | 'text' | 'count' | 'number' | 'id' | 'flag'
type Rule = Kind | `${Kind}?`
export type Rules = Record<string, Rule>

type ValueOf<R> = R extends `count${string}` | `number${string}`
  ? number
  : R extends `flag${string}`
    ? boolean
    : string
export type Values<F extends Rules> = {
  [K in keyof F as F[K] extends `${string}?` ? never : K]: ValueOf<F[K]>
} & { [K in keyof F as F[K] extends `${string}?` ? K : never]?: ValueOf<F[K]> }

const fits: Record<Kind, (value: unknown) => boolean> = {
  filled: (value) => typeof value === 'string' && value !== '',
  text: (value) => typeof value === 'string',
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  number: (value) => Number.isFinite(value),
  id: (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  flag: (value) => typeof value === 'boolean',
}

/**
 * Reads a payload that must carry exactly the given fields.
 * @throws Refusal `invalidInput` with `fields: { name: 'missing' | 'unknown' | 'wrongType' }`
 */
export function readFields<F extends Rules>(payload: unknown, rules: F): Values<F> {
  const given = isRecord(payload) ? payload : {}
  const faults: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(given)) if (!Object.hasOwn(rules, name)) faults[name] = 'unknown'
  for (const [name, rule] of Object.entries(rules)) {
    const kind = rule.replace('?', '') as Kind
    const value = given[name]
    if (value === undefined) {
      if (!rule.endsWith('?')) faults[name] = 'missing'
    } else if (fits[kind](value)) values[name] = kind === 'id' ? String(value) : value
    else faults[name] = 'wrongType'
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
  return values as Values<F>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
