import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'

export type Json = Record<string, unknown>

/** The JSON Schema of what a client sends (`input`) or receives (`output`). */
export function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** The part of an object's JSON Schema that lists its properties. */
export const objectShape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})
