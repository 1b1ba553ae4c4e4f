import type { IncomingHttpHeaders } from 'node:http'
import { ProblemError } from '../../errors/problem-error.ts'

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
