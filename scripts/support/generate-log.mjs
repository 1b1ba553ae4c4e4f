import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requestIdentity } from '#bff/request/request-id.ts'

const linesAtOnce = 5000
const everyMs = 20
const brands = ['luna.example', 'sol.example', 'mar.example']

/**
 * Writes a log as a busy gateway does: two lines for each request, one request in a hundred fails at the platform.
 * @param {string} file
 * @param {number} bytes about how large
 * @returns {Promise<string>} the reference of a request that failed, in the middle
 */
export async function generateLog(file, bytes) {
  let reference = ''
  async function* chunks() {
    let written = 0
    for (let count = 0; written < bytes; count += linesAtOnce) {
      const requests = Array.from({ length: linesAtOnce }, (_, at) => requestLines(count + at))
      const text = requests.map(({ lines }) => lines).join('')
      if (written < bytes / 2) reference = requests.findLast(({ failed }) => failed)?.reference ?? reference
      written += text.length
      yield text
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(file))
  return reference
}

/** @param {number} count which request */
function requestLines(count) {
  const { requestId, reference } = requestIdentity(hash('sha256', String(count)).slice(0, 32))
  const time = new Date(Date.parse('2026-11-24T00:00:00.000Z') + count * everyMs).toISOString()
  const host = brands[count % brands.length]
  const failed = count % 100 === 7
  const id = { requestId, reference }
  const call = {
    level: failed ? 'warn' : 'info',
    time,
    kind: 'platform',
    call: '/api/auth/get_balance',
    attempt: 1,
    outcome: failed ? 'timeout' : 'ok',
    ...(failed ? { reason: 'timeout' } : { httpStatus: 200, statusCode: 1, statusMessage: 'OK' }),
    envelope: failed ? 'none' : 'ok',
    durationMs: 12.3,
    host,
    ...id,
    msg: failed ? 'Platform did not answer in time' : 'Platform answered',
  }
  const request = {
    level: failed ? 'error' : 'info',
    time,
    kind: 'request',
    ...id,
    host,
    brand: host,
    operation: 'getBalance',
    method: 'GET',
    route: '/api/me/balance',
    status: failed ? 503 : 200,
    ...(failed && { code: 'serviceUnavailable' }),
    durationMs: 14.6,
    account: hash('sha256', `account ${count % 20_000}`).slice(0, 16),
    msg: failed ? 'Request failed' : 'Request answered',
  }
  return { lines: `${JSON.stringify(call)}\n${JSON.stringify(request)}\n`, reference, failed }
}
