import type { HostileRequest } from './hostile-request.ts'
import { brokenRules } from './problem-rules.ts'
import { sendRaw } from './raw-request.ts'

/** What came of a hostile request. */
export interface HostileResult {
  status: number | undefined
  /** Rules of the request itself that did not hold. */
  broken: string[]
  /** Rules of every answer that did not hold, where something below the gateway's own steps answered. */
  brokenBelow: string[]
}

/** Sends a hostile request, and holds the answer to the rules. */
export async function sendHostileRequest(
  port: number,
  { bytes, statuses, refusedBy }: HostileRequest,
): Promise<HostileResult> {
  const answer = await sendRaw(port, bytes)
  if (!answer) return { status: undefined, broken: ['no answer'], brokenBelow: [] }
  const broken: string[] = []
  if (!statuses.includes(answer.status))
    broken.push(`status ${answer.status}, expected ${statuses.join(' or ')}`)
  if (/^x-injected:|root:x:/im.test(answer.wire)) broken.push('carries what was injected')
  if ((answer.wire.match(/^HTTP\/1/gm) ?? []).length !== 1) broken.push('more than one answer')
  const rules = brokenRules(answer)
  if (refusedBy) return { status: answer.status, broken, brokenBelow: rules }
  return { status: answer.status, broken: [...broken, ...rules], brokenBelow: [] }
}
