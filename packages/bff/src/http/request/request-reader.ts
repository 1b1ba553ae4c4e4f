import { fieldErrors } from '@marquee/contracts/field-errors'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { OperationId, RequestOf } from '@marquee/contracts/operations'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'

/** Makes the reader of a request's declared parts; it throws `invalidRequest` with every field at fault. */
export function createRequestReader<Id extends OperationId>(declaration: OperationDeclaration) {
  const schema = z.object({
    ...part('params', declaration.params),
    ...part('query', declaration.query),
    ...part('body', declaration.body ?? z.optional(z.strictObject({}))),
  })
  return (request: FastifyRequest): RequestOf<Id> => {
    const { params, body } = request
    const given = { params, query: withoutEmpty(request.query), body: body ?? undefined }
    const result = schema.safeParse(given, { reportInput: true })
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

/** A parameter without a value (`?category=&q=ace`) is one that is not given. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}

const part = (name: string, schema: z.ZodMiniType | undefined) => (schema ? { [name]: schema } : {})
