import * as z from 'zod/mini'

/** What a value means that is not written as the contract says: used, and reported. */
export class Understood<Value> {
  /** A function where that depends on the site's time zone. */
  readonly value: Value | ((timeZone: string) => Value)
  /** How it is written, where the text itself does not show it. */
  readonly notation: string | undefined

  constructor(value: Value | ((timeZone: string) => Value), notation?: string) {
    this.value = value
    this.notation = notation
  }
}

/** Stands in an answer for what a reader reported, and is read as it is. */
export class Settled {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** What each field is read as, and of which words it is one, for those who describe the calls. */
export const fieldKinds = z.registry<{ kind: string; words?: readonly string[] }>()

/**
 * A field with its own read function.
 *
 * @param expected name of the expected type, for the drift report
 * @param read returns undefined for values it cannot read; must accept the blank
 * @param blank replaces unreadable values
 */
export function field<Value>(
  expected: string,
  read: (value: unknown) => Value | Understood<Value> | undefined,
  blank: Value,
) {
  const schema = z.transform((value: unknown, context): Value => {
    if (value instanceof Settled) return value.value as Value
    const result = read(value)
    const isUnderstood = result instanceof Understood
    if (result !== undefined && !isUnderstood) return result
    const params = isUnderstood
      ? { expected, isUnderstood, settle: result.value, notation: result.notation }
      : { expected, settle: blank }
    context.issues.push({ code: 'custom', input: value, params })
    return blank
  })
  return schema.register(fieldKinds, { kind: expected })
}
