import type { IncomingHttpHeaders } from 'node:http'
import { ProblemError } from '../../errors/problem-error.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The `Idempotency-Key` of a request; undefined when there is none.
 * @throws ProblemError `invalidRequest` for a value that is not a UUID
 */
export function readIdempotencyKey({ 'idempotency-key': key }: IncomingHttpHeaders): string | undefined {
  if (key === undefined) return undefined
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase()
  throw new ProblemError('invalidRequest', { errors: [{ path: 'idempotency-key', code: 'invalidFormat' }] })
}
