import type { ResponseBody } from '../call.ts'
import type { Database } from '../database/open-database.ts'

interface IdempotentWrite {
  domain: string
  /** Empty for a guest. */
  accountId: string
  call: string
  /** The idempotency key; without one, the write always runs. */
  requestId: string | undefined
}

/**
 * Runs a write at most once per idempotency key: a repeat by the same account gets the first response, and nothing
 * happens again. The write and its stored response are one transaction, so a refusal stores nothing.
 */
export function runIdempotently(
  db: Database,
  { domain, accountId, call, requestId }: IdempotentWrite,
  write: () => ResponseBody,
): ResponseBody {
  return db.transaction(() => {
    if (requestId === undefined) return write()
    const earlier = db.one<{ response: string }>`SELECT response FROM idempotent_responses
      WHERE domain = ${domain} AND account_id = ${accountId} AND call = ${call} AND request_id = ${requestId}`
    if (earlier) return JSON.parse(earlier.response) as ResponseBody
    const response = write()
    db.run`INSERT INTO idempotent_responses
      VALUES (${domain}, ${accountId}, ${call}, ${requestId}, ${JSON.stringify(response)})`
    return response
  })
}
