import * as z from 'zod/mini'

/** Makes a copy that holds what is declared and nothing more. @throws TypeError for what is not as declared */
type Cut = (value: unknown) => unknown

/**
 * Compiles the schema of a response to the function that cuts an answer to it: what is not declared does not leave.
 * Lengths, ranges and patterns are not looked at: they are for what players send, and a platform's longer name is
 * better shown than refused.
 *
 * Our own, because Fastify's serializers bring a whole validator along: 9 MB, and 50 ms of every start.
 *
 * @throws TypeError for a kind of schema that no response has
 */
export function createSchemaFilter(schema: z.core.$ZodType): Cut {
  if (schema instanceof z.ZodMiniObject) return cutObject(schema)
  if (schema instanceof z.ZodMiniArray) return cutArray(schema)
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return cutUnion(schema)
  if (schema instanceof z.ZodMiniNullable) {
    const cut = createSchemaFilter(schema.def.innerType)
    return (value) => (value === null ? null : cut(value))
  }
  if (schema instanceof z.ZodMiniOptional) {
    const cut = createSchemaFilter(schema.def.innerType)
    return (value) => (value === undefined ? undefined : cut(value))
  }
  return takePlain(schema)
}

function cutObject({ def }: z.ZodMiniObject): Cut {
  const parts = Object.entries(def.shape).map(([key, part]) => ({ key, cut: createSchemaFilter(part) }))
  return (value) => {
    if (!isRecord(value)) throw notDeclared('object', value)
    const result: Record<string, unknown> = {}
    for (const { key, cut } of parts) result[key] = cut(value[key])
    return result
  }
}

function cutArray({ def }: z.ZodMiniArray): Cut {
  const cut = createSchemaFilter(def.element)
  return (value) => {
    if (!Array.isArray(value)) throw notDeclared('array', value)
    return value.map((element) => cut(element))
  }
}

// The first whose telling key has the value's.
function cutUnion({ _zod: { def } }: z.ZodMiniDiscriminatedUnion): Cut {
  const key = def.discriminator
  const options = def.options.map((option) => ({
    told: option._zod.propValues?.[key],
    cut: createSchemaFilter(option),
  }))
  return (value) => {
    const fitting = options.find(
      ({ told }) => isRecord(value) && told?.has(value[key] as z.core.util.Primitive),
    )
    if (!fitting) throw notDeclared(`union by ${key}`, value)
    return fitting.cut(value)
  }
}

const plainKinds = new Set(['string', 'number', 'boolean'])

function takePlain(schema: z.core.$ZodType): Cut {
  const { type } = schema._zod.def
  const values = schema._zod.values
  if (values) {
    return (value) => {
      if (!values.has(value as z.core.util.Primitive)) throw notDeclared(type, value)
      return value
    }
  }
  if (!plainKinds.has(type)) throw new TypeError(`No answer can be cut to a schema of the kind ${type}`)
  return (value) => {
    if (typeof value !== type) throw notDeclared(type, value)
    return value
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

// Never the value itself: it may be what must not leave.
const notDeclared = (expected: string, value: unknown) =>
  new TypeError(`An answer has a ${typeof value} where its contract says ${expected}`)
