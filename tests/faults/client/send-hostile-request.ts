import { sendRaw } from '../../support/raw-client.ts'
import type { HostileRequest } from './hostile-request.ts'
import { brokenRules } from './problem-rules.ts'

/** The result of a hostile request. */
export interface HostileResult {
  status: number | undefined
  /** Rules of this request that did not hold. */
  broken: string[]
  /** Rules of every response that did not hold, where the parser or the router responded. */
  brokenBelow: string[]
}

/** Sends a hostile request and checks the response against the rules. */
export async function sendHostileRequest(
  port: number,
  { bytes, statuses, refusedBy }: HostileRequest,
): Promise<HostileResult> {
  const answer = await sendRaw(port, bytes)
  if (!answer) return { status: undefined, broken: ['no response'], brokenBelow: [] }
  const broken: string[] = []
  if (!statuses.includes(answer.status))
    broken.push(`status ${answer.status}, expected ${statuses.join(' or ')}`)
  if (/^x-injected:|root:x:/im.test(answer.wire)) broken.push('contains the injected text')
  if ((answer.wire.match(/^HTTP\/1/gm) ?? []).length !== 1) broken.push('more than one response')
  const rules = brokenRules(answer)
  if (refusedBy) return { status: answer.status, broken, brokenBelow: rules }
  return { status: answer.status, broken: [...broken, ...rules], brokenBelow: [] }
}
