import { invalidInput } from '../refusal.ts'

/** A file of a multipart body, of which only this is kept. */
export class UploadedFile {
  /** By its first bytes; empty for a type that is not accepted. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string

  constructor(type: string, size: number, sha256: string) {
    this.type = type
    this.size = size
    this.sha256 = sha256
  }
}

/**
 * The type of a payload's field: `filled` is non-empty text, `text` may be empty, `count` is an integer from 1,
 * `number` is any finite number, `id` is non-empty text or an integer (converted to text), `flag` is a boolean,
 * `record` is an object, `file` is an uploaded file. A trailing question mark makes the field optional.
 */
type Kind = 'filled' | 'text' | 'count' | 'number' | 'id' | 'flag' | 'record' | 'file'
type Rule = Kind | `${Kind}?`
export type Rules = Record<string, Rule>

type ValueOf<R> = R extends `count${string}` | `number${string}`
  ? number
  : R extends `flag${string}`
    ? boolean
    : R extends `record${string}`
      ? Record<string, unknown>
      : R extends `file${string}`
        ? UploadedFile
        : string
export type Values<F extends Rules> = {
  [K in keyof F as F[K] extends `${string}?` ? never : K]: ValueOf<F[K]>
} & { [K in keyof F as F[K] extends `${string}?` ? K : never]?: ValueOf<F[K]> }

const accepts: Record<Kind, (value: unknown) => boolean> = {
  filled: (value) => typeof value === 'string' && value !== '',
  text: (value) => typeof value === 'string',
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  number: (value) => Number.isFinite(value),
  id: (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  flag: (value) => typeof value === 'boolean',
  record: isRecord,
  file: (value) => value instanceof UploadedFile,
}

/**
 * Validates a payload, which must have exactly the given fields.
 * @throws Refusal `invalidInput` with `fields: { name: 'missing' | 'unknown' | 'wrongType' }`
 */
export function readFields<F extends Rules>(payload: unknown, rules: F): Values<F> {
  const given = isRecord(payload) ? payload : {}
  const errors: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(given)) if (!Object.hasOwn(rules, name)) errors[name] = 'unknown'
  for (const [name, rule] of Object.entries(rules)) {
    const kind = rule.replace('?', '') as Kind
    const value = given[name]
    if (value === undefined) {
      if (!rule.endsWith('?')) errors[name] = 'missing'
    } else if (accepts[kind](value)) values[name] = kind === 'id' ? String(value) : value
    else errors[name] = 'wrongType'
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return values as Values<F>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
