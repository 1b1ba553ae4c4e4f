import type { ZodMiniType } from 'zod/mini'

/** A part of a schema that is not allowed there. */
export interface SchemaFault {
  /** The path to it, such as `.games[].name`. */
  path: string
  fault: string
}

// Responses are serialized, not parsed, so these types would be ignored or would fail.
const computedTypes = new Set([
  'default',
  'prefault',
  'transform',
  'pipe',
  'catch',
  'codec',
  'success',
  'lazy',
  'promise',
])

interface Definition {
  type: string
  checks?: readonly { _zod: { def: { check: string } } }[]
  catchall?: Schema
  coerce?: boolean
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  keyType?: Schema
  valueType?: Schema
  items?: readonly Schema[]
}

interface Schema {
  _zod: { def: Definition }
}

/** Checks the schema of a response, which must describe plain JSON and allow declared keys only. */
export function findResponseFaults(schema: ZodMiniType): SchemaFault[] {
  return walk(schema, '', ({ type, checks, coerce, catchall }) => [
    ...(computedTypes.has(type) ? [`has a ${type}`] : []),
    ...(coerce ? ['coerces'] : []),
    ...(checks?.some((check) => check._zod.def.check === 'overwrite') ? ['rewrites its value'] : []),
    ...(catchall && catchall._zod.def.type !== 'never' ? ['allows undeclared keys'] : []),
  ])
}

/** Checks the schema of a body, which must refuse undeclared keys. */
export function findBodyFaults(schema: ZodMiniType): SchemaFault[] {
  return walk(schema, '', ({ type, catchall }) =>
    type === 'object' && catchall?._zod.def.type !== 'never' ? ['accepts unknown keys'] : [],
  )
}

function walk(schema: Schema, path: string, check: (definition: Definition) => string[]): SchemaFault[] {
  const { def } = schema._zod
  const parts: [string, Schema | undefined][] = [
    ...Object.entries(def.shape ?? {}).map(([key, part]): [string, Schema] => [`.${key}`, part]),
    ...[...(def.options ?? []), ...(def.items ?? [])].map((part, index): [string, Schema] => [
      `|${index}`,
      part,
    ]),
    ['[]', def.element],
    ['', def.innerType],
    ['{key}', def.keyType],
    ['{value}', def.valueType],
  ]
  return [
    ...check(def).map((fault) => ({ path, fault })),
    ...parts.flatMap(([step, part]) => (part ? walk(part, path + step, check) : [])),
  ]
}
