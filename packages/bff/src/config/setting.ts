import type * as z from 'zod/mini'
import type { TextSchema } from './read-text.ts'

/** What changes a setting: a restart, a reload, or a reload for single brands, too. */
export type ChangedBy = 'restart' | 'reload' | 'brand'

/** A setting: how its text is read, an example, and what it is when it is not given. */
export interface Setting<Value = unknown, By extends ChangedBy = ChangedBy> {
  schema: TextSchema<Value>
  example: string
  /** Used if the variable is unset or empty; undefined makes the setting required. */
  fallback: (production: boolean) => string | undefined
  changedBy: By
  secret?: true
}

type Settings = Readonly<Record<string, Setting>>

/** Declares a setting. A rule for its fallback is asked whether this is production. */
export function setting<Value>(
  schema: TextSchema<Value>,
  example: string,
  fallback?: string | ((production: boolean) => string | undefined),
  secret?: true,
): Setting<Value, 'restart'> {
  const rule = typeof fallback === 'function' ? fallback : () => fallback
  return { schema, example, fallback: rule, changedBy: 'restart', ...(secret && { secret }) }
}

/** A setting that a reload changes. */
export const live = <Value>(one: Setting<Value>): Setting<Value, 'reload'> => ({
  ...one,
  changedBy: 'reload',
})

/** A setting that a reload changes, and that a brand may have of its own. */
export const perBrand = <Value>(one: Setting<Value>): Setting<Value, 'brand'> => ({
  ...one,
  changedBy: 'brand',
})

/** The name of a setting's value: `upstreamUrl` of `UPSTREAM_URL`. */
type FieldOf<Name> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<FieldOf<Rest>>}`
  : Name extends string
    ? Lowercase<Name>
    : never

export function fieldOf<Name extends string>(name: Name): FieldOf<Name> {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as FieldOf<Name>
}

/** The values of settings, or of those that `By` changes. */
export type ValuesOf<Table extends Settings, By extends ChangedBy = ChangedBy> = {
  readonly [Name in keyof Table as Table[Name]['changedBy'] extends By ? FieldOf<Name> : never]: z.output<
    Table[Name]['schema']
  >
}
