import { Buffer } from 'node:buffer'
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { contentPolicyName } from './security-headers.ts'

/**
 * Status and headers of an answer that is sent many times, checked and put together once. What differs from request to
 * request is added when it is sent.
 */
export class ReadyHead {
  readonly status: number
  /** Names and values in turn. */
  readonly pairs: readonly string[]
  /** The status line and the headers as they stand in the answer. */
  readonly bytes: Buffer
  /** There is a content policy among them. */
  readonly hasPolicy: boolean

  /**
   * @param body what it is the head of, where that is known: its length becomes a header
   * @throws TypeError where a name or a value is none that HTTP knows
   */
  constructor(status: number, pairs: readonly string[], body?: Buffer) {
    this.status = status
    this.pairs = body ? [...pairs, 'content-length', String(body.length)] : pairs
    const lines = checkedLines(this.pairs)
    this.bytes = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`, 'latin1')
    this.hasPolicy = pairs.includes(contentPolicyName)
  }
}

/** Headers as lines, each ended, once they were checked: names and values in turn. @throws TypeError as above */
export function checkedLines(pairs: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < pairs.length; index += 2) {
    const [name = '', value = ''] = pairs.slice(index, index + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return lines
}

/** Headers from their lines: names and values in turn. */
export function pairsOf(lines: string): string[] {
  return lines
    .split('\r\n')
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    })
}
