import type { Database } from '../database/open-database.ts'
import { refuse } from '../refusal.ts'
import type { ResponseBody } from './call.ts'

interface IdempotentWrite {
  domain: string
  /** Empty for a guest. */
  accountId: string
  call: string
  /** The idempotency key; without one, the write always runs. */
  requestId: string | undefined
  /** What the write is about. A repeat about something else is refused instead of getting the first response. */
  content?: unknown
  /**
   * Checks that come before the write, outside of its transaction: what they change stays when they refuse, such as an
   * attempt spent on a wrong one-time code. A repeat does not run them.
   */
  check?: () => void
}

/**
 * Runs a write at most once per idempotency key: a repeat by the same account gets the first response, and nothing
 * happens again. The write and its stored response are one transaction, so a refusal stores nothing.
 * @throws Refusal `duplicateRequest` when the key was used for something else
 */
export function runIdempotently(
  db: Database,
  { domain, accountId, call, requestId, content = {}, check }: IdempotentWrite,
  write: () => ResponseBody,
): ResponseBody {
  const about = JSON.stringify(content)
  const earlier = db.one<{
    content: string
    response: string
  }>`SELECT content, response FROM idempotent_responses
    WHERE domain = ${domain} AND account_id = ${accountId} AND call = ${call} AND request_id = ${requestId ?? ''}`
  if (earlier && earlier.content !== about) throw refuse('duplicateRequest')
  if (earlier) return JSON.parse(earlier.response) as ResponseBody
  check?.()
  return db.transaction(() => {
    const response = write()
    if (requestId !== undefined)
      db.run`INSERT INTO idempotent_responses
        VALUES (${domain}, ${accountId}, ${call}, ${requestId}, ${about}, ${JSON.stringify(response)})`
    return response
  })
}
