import type { IncomingHttpHeaders } from 'node:http'
import { fieldErrors } from '@marquee/contracts/field-errors'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { OperationId, RequestOf } from '@marquee/contracts/operations'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'

/** Makes the reader of a request's declared parts. It throws `invalidRequest` with all invalid fields. */
export function createRequestReader<Id extends OperationId>(declaration: OperationDeclaration) {
  const schema = z.object({
    ...part('params', declaration.params),
    ...part('query', declaration.query),
    ...part('body', declaration.body ?? z.optional(z.strictObject({}))),
  })
  return (request: FastifyRequest): RequestOf<Id> => {
    const { params, body } = request
    const input = { params, query: withoutEmpty(request.query), body: body ?? undefined }
    const result = schema.safeParse(input, { reportInput: true })
    if (!result.success) {
      const errors = fieldErrors(result.error.issues).map(({ path, code }) => ({
        path: path.replace(/^\w+\./, ''),
        code,
      }))
      throw new ProblemError('invalidRequest', { errors })
    }
    return result.data as RequestOf<Id>
  }
}

/** Treats parameters without a value (`?category=&q=ace`) as absent. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}

const part = (name: string, schema: z.ZodMiniType | undefined) => (schema ? { [name]: schema } : {})

// The header is a structured string, hence quoted (draft-ietf-httpapi-idempotency-key-header); many clients send it bare.
const uuid = /^("?)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\1$/i

/**
 * The `Idempotency-Key` of a request; undefined when there is none.
 * @throws ProblemError `invalidRequest` for a value that is not a UUID
 */
export function readIdempotencyKey({ 'idempotency-key': key }: IncomingHttpHeaders): string | undefined {
  if (key === undefined) return undefined
  const [, , bare] = (typeof key === 'string' && uuid.exec(key)) || []
  if (bare !== undefined) return bare.toLowerCase()
  throw new ProblemError('invalidRequest', { errors: [{ path: 'idempotency-key', code: 'invalidFormat' }] })
}
