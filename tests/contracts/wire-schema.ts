import type { ZodMiniType } from 'zod/mini'

/** A part of a schema that does not belong where it stands; `path` leads to it. */
export interface SchemaFault {
  path: string
  what: string
}

// A response is encoded by the serializer, not parsed: whatever computes a value is ignored there or fails.
const computing = new Set([
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

/** Walks the schema of a response: it must say what is there, and no more than is declared. */
export function faultsOfResponse(schema: ZodMiniType): SchemaFault[] {
  return walk(schema, '', ({ type, checks, coerce, catchall }) => [
    ...(computing.has(type) ? [`has a ${type}`] : []),
    ...(coerce ? ['coerces'] : []),
    ...(checks?.some((check) => check._zod.def.check === 'overwrite') ? ['rewrites its value'] : []),
    ...(catchall && catchall._zod.def.type !== 'never' ? ['lets undeclared keys out'] : []),
  ])
}

/** Walks the schema of a body: it must refuse keys that it does not name. */
export function faultsOfBody(schema: ZodMiniType): SchemaFault[] {
  return walk(schema, '', ({ type, catchall }) =>
    type === 'object' && catchall?._zod.def.type !== 'never' ? ['lets unknown keys in'] : [],
  )
}

function walk(schema: Schema, path: string, judge: (definition: Definition) => string[]): SchemaFault[] {
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
    ...judge(def).map((what) => ({ path, what })),
    ...parts.flatMap(([step, part]) => (part ? walk(part, path + step, judge) : [])),
  ]
}
