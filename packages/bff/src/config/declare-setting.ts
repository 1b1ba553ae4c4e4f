import type { TextSchema } from './read-text.ts'

/** A setting: how its text is read, an example, and what it is when it is not given. */
interface Setting<Value> {
  schema: TextSchema<Value>
  example: string
  /** Used if the variable is unset or empty; undefined makes the setting required. */
  fallback: (production: boolean) => string | undefined
  secret?: true
}

/** Declares a setting. A rule for its fallback is asked whether this is production. */
export function setting<Value>(
  schema: TextSchema<Value>,
  example: string,
  fallback?: string | ((production: boolean) => string | undefined),
  secret?: true,
): Setting<Value> {
  const rule = typeof fallback === 'function' ? fallback : () => fallback
  return { schema, example, fallback: rule, ...(secret && { secret }) }
}

/** A fallback that production does not have. */
export const outsideProduction = (value: string) => (production: boolean) => (production ? undefined : value)
