import type { Answer } from '../call.ts'
import type { Database } from '../database/open-database.ts'

interface Write {
  domain: string
  /** Empty for a guest. */
  accountId: string
  call: string
  /** Left out: nothing is remembered. */
  requestId: string | undefined
}

/**
 * Does a write once: a repeat with the same request_id by the same account gets the first answer, and nothing
 * happens again. The write and the memory of it are one transaction. A refusal is not remembered.
 */
export function answerOnce(
  db: Database,
  { domain, accountId, call, requestId }: Write,
  write: () => Answer,
): Answer {
  return db.transaction(() => {
    if (requestId === undefined) return write()
    const earlier = db.one<{ answer: string }>`SELECT answer FROM answers
      WHERE domain = ${domain} AND account_id = ${accountId} AND call = ${call} AND request_id = ${requestId}`
    if (earlier) return JSON.parse(earlier.answer) as Answer
    const answer = write()
    db.run`INSERT INTO answers VALUES (${domain}, ${accountId}, ${call}, ${requestId}, ${JSON.stringify(answer)})`
    return answer
  })
}
