import { setTimeout as delay } from 'node:timers/promises'
import { ask } from './ask.mjs'
import { manyBrands } from './crowd.mjs'
import { freePorts } from './free-ports.mjs'
import { startGateway } from './gateway.mjs'
import { median } from './race.mjs'

const starts = 3
const restMs = 3000

/**
 * @typedef {object} Place
 * @property {string} node
 * @property {string} folder
 * @property {string} upstream
 */

/**
 * Starts the gateway a few times and asks until it answers.
 * @param {Place} place
 * @returns {Promise<number>} milliseconds from the start of the process to its first answer, whatever it says
 */
export async function startTime(place) {
  /** @type {number[]} */
  const times = []
  for (let start = 0; start < starts; start++) {
    await withGateway(place, async (_gateway, _origin, answeredMs) => void times.push(answeredMs))
  }
  return median(times)
}

/**
 * @param {Place} place
 * @returns {Promise<{ started: number | undefined, drawn: number | undefined }>} megabytes of a gateway that rests:
 * since it started, and since it drew its first page
 */
export function memoryAtRest(place) {
  return withGateway(place, async (gateway, origin) => {
    await delay(restMs)
    const started = gateway.residentMegabytes()
    await ask(origin, { headers: { Host: 'localhost' } })
    await delay(restMs)
    return { started, drawn: gateway.residentMegabytes() }
  })
}

/**
 * @param {Place} place
 * @returns {Promise<number | undefined>} megabytes of a gateway that knows ten thousand brands
 */
export function memoryOfManyBrands(place) {
  return withGateway(place, async (gateway, origin) => {
    await manyBrands(origin)
    return gateway.residentMegabytes()
  })
}

/**
 * @template Result
 * @param {Place} place
 * @param {(gateway: import('./process.mjs').Process, origin: string, answeredMs: number) => Promise<Result>} measure
 */
async function withGateway({ node, folder, upstream }, measure) {
  const [port, adminPort] = /** @type {[number, number]} */ (await freePorts(2))
  const gateway = startGateway(node, 'alone', { folder, port, adminPort, upstream })
  try {
    const origin = `http://127.0.0.1:${port}`
    const answeredMs = await gateway.firstAnswer(`${origin}/api/startup`, { Host: 'localhost' })
    return await measure(gateway, origin, answeredMs)
  } finally {
    await gateway.stop()
  }
}
