import { type OperationId, operationIds, operations, type ResponseOf } from '@marquee/contracts/operations'
import * as z from 'zod/mini'

/** Copies a value without its undeclared keys. @throws TypeError for a value that does not match */
type SchemaFilter = (value: unknown) => unknown

/**
 * Compiles the schema of a response to a filter, so that undeclared data never leaves the gateway. Lengths, ranges and
 * patterns are not checked: they are rules for players' input, and a platform's name that is too long is still shown.
 *
 * Not Fastify's serializers, which load a JSON Schema validator that nothing else needs.
 *
 * @throws TypeError for a schema type that no response uses
 */
export function createSchemaFilter(schema: z.core.$ZodType): SchemaFilter {
  if (schema instanceof z.ZodMiniObject) return filterObject(schema)
  if (schema instanceof z.ZodMiniArray) return filterArray(schema)
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return filterUnion(schema)
  if (schema instanceof z.ZodMiniUnion) return filterAlternatives(schema)
  if (schema instanceof z.ZodMiniRecord) return filterRecord(schema)
  if (schema instanceof z.ZodMiniNullable) {
    const filter = createSchemaFilter(schema.def.innerType)
    return (value) => (value === null ? null : filter(value))
  }
  if (schema instanceof z.ZodMiniOptional) {
    const filter = createSchemaFilter(schema.def.innerType)
    return (value) => (value === undefined ? undefined : filter(value))
  }
  return checkPrimitive(schema)
}

function filterObject({ def }: z.ZodMiniObject): SchemaFilter {
  const parts = Object.entries(def.shape).map(([key, part]) => ({ key, filter: createSchemaFilter(part) }))
  return (value) => {
    if (!isRecord(value)) throw mismatch('object', value)
    const result: Record<string, unknown> = {}
    for (const { key, filter } of parts) result[key] = filter(value[key])
    return result
  }
}

function filterArray({ def }: z.ZodMiniArray): SchemaFilter {
  const filter = createSchemaFilter(def.element)
  return (value) => {
    if (!Array.isArray(value)) throw mismatch('array', value)
    return value.map((element) => filter(element))
  }
}

function filterUnion({ _zod: { def } }: z.ZodMiniDiscriminatedUnion): SchemaFilter {
  const key = def.discriminator
  const options = def.options.map((option) => ({
    values: option._zod.propValues?.[key],
    filter: createSchemaFilter(option),
  }))
  return (value) => {
    const matching = options.find(
      ({ values }) => isRecord(value) && values?.has(value[key] as z.core.util.Primitive),
    )
    if (!matching) throw mismatch(`union by ${key}`, value)
    return matching.filter(value)
  }
}

/** Of alternatives without a discriminator the first one is meant whose properties the value has. */
function filterAlternatives({ def }: z.ZodMiniUnion): SchemaFilter {
  const filters = def.options.map((option) => createSchemaFilter(option))
  return (value) => {
    for (const filter of filters) {
      try {
        return filter(value)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
    }
    throw mismatch('union', value)
  }
}

function filterRecord({ def }: z.ZodMiniRecord): SchemaFilter {
  const filter = createSchemaFilter(def.valueType)
  return (value) => {
    if (!isRecord(value)) throw mismatch('record', value)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filter(part)]))
  }
}

const primitiveTypes = new Set(['string', 'number', 'boolean'])

function checkPrimitive(schema: z.core.$ZodType): SchemaFilter {
  const { type } = schema._zod.def
  const values = schema._zod.values
  if (values) {
    return (value) => {
      if (!values.has(value as z.core.util.Primitive)) throw mismatch(type, value)
      return value
    }
  }
  if (!primitiveTypes.has(type))
    throw new TypeError(`No response can be filtered by a schema of the type ${type}`)
  return (value) => {
    if (typeof value !== type) throw mismatch(type, value)
    return value
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

// The message never contains the value, which may be confidential.
const mismatch = (expected: string, value: unknown) =>
  new TypeError(`A response has a ${typeof value} where its contract declares ${expected}`)

const filters = new Map(operationIds.map((id) => [id, createSchemaFilter(operations[id].response)]))

/**
 * Removes what the schema of an operation does not declare from its response, for HTTP and server rendering alike.
 *
 * @throws TypeError for a response that does not match its schema
 */
export function filterResponse<Id extends OperationId>(id: Id, response: object): ResponseOf<Id> {
  return filters.get(id)?.(response) as ResponseOf<Id>
}
