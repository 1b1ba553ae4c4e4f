import { coldBrand, warmBrand } from './crowd.mjs'
import { added, race, ratio } from './race.mjs'
import { memoryAtRest, memoryOfManyBrands, startTime } from './solo.mjs'

const nobody = 'http://127.0.0.1:9'

/**
 * A line of the table.
 * @typedef {object} Row
 * @property {string} work
 * @property {string} goal
 * @property {string} figure
 * @property {boolean} [reached] left out where there is no goal
 */

/**
 * Measures everything, telling what it is about to do.
 * @param {import('./stage.mjs').Stage} stage
 * @param {string} node
 * @param {(doing: string) => void} say
 * @returns {Promise<Row[]>}
 */
export async function measure(stage, node, say) {
  const place = { node, folder: stage.folder, upstream: stage.upstream }
  say('Starting the gateway, platform up and down …')
  const [up, down] = [await startTime(place), await startTime({ ...place, upstream: nobody })]
  const rest = await memoryAtRest(place)
  say('A crowd at a cold brand, then a thousand page views …')
  const [cold, warm] = [await coldBrand(stage), await warmBrand(stage)]
  say('GET /api/startup, cached …')
  const startup = await race(stage.startup)
  say('An HTML document, cached …')
  const document = await race(stage.document)
  say('GET /api/me/balance …')
  const balance = await race(stage.balance)
  say('Ten thousand brands …')
  const many = await memoryOfManyBrands(place)

  const startupWork = '`GET /api/startup`, cached, everything on'
  const documentWork = 'an HTML document, cached, compressed'
  const balanceWork = '`GET /api/me/balance`, everything on'
  const latency = 'latency added at 64 connections'
  return [
    beside(1.1, startupWork, 'equal Fastify', startup.gateway, startup.equal),
    beside(0.6, startupWork, 'equal nginx', startup.gateway, startup.nginx),
    beside(1, documentWork, 'equal Fastify sending the same bytes', document.gateway, document.equal),
    beside(40, documentWork, 'Nuxt 4 drawing a nearly empty page', document.gateway, document.nuxt),
    beside(1.3, balanceWork, '@fastify/http-proxy without a log', balance.gateway, balance.httpProxy),
    beside(0.75, balanceWork, 'bare Fastify + undici', balance.gateway, balance.undici),
    under(
      1,
      `${latency}, p50, beyond bare Fastify + undici`,
      'ms',
      added(balance.gateway, balance.undici, 'p50Ms'),
    ),
    under(
      5,
      `${latency}, p99, beyond bare Fastify + undici`,
      'ms',
      added(balance.gateway, balance.undici, 'p99Ms'),
    ),
    under(2, '1,000 visitors at once at a cold brand', 'platform calls per kind', cold),
    under(5, '1,000 page views, warm', 'platform calls', warm),
    under(400, '10,000 brands in one process', 'MB RSS', many),
    under(700, 'start of the process to the first answer', 'ms', up),
    under(700, 'the same with the platform down', 'ms', down),
    under(110, 'memory at rest', 'MB RSS', rest.started),
    // No goal was set for it; it says what a goal for a process that has done nothing does not.
    {
      work: 'memory at rest after the first page was drawn',
      goal: 'none',
      figure: `${rest.drawn?.toFixed(0)} MB RSS`,
    },
  ]
}

/**
 * A row that compares. The ratio in the same time decides; the one in the same processor time says what it would be
 * on a machine that does nothing else.
 * @param {number} goal
 * @param {string} work
 * @param {string} rival
 * @param {import('./race.mjs').Load[]} ours
 * @param {import('./race.mjs').Load[]} theirs
 * @returns {Row}
 */
function beside(goal, work, rival, ours, theirs) {
  const measured = ratio(ours, theirs, 'perSecond')
  const perCpu = ratio(ours, theirs, 'perCpuSecond')
  const figure = `${measured.toFixed(2)} ×; ${perCpu.toFixed(2)} × per CPU second`
  return { work, goal: `at least ${goal} × ${rival}`, figure, reached: measured >= goal }
}

/**
 * @param {number} goal
 * @param {string} work
 * @param {string} unit
 * @param {number | undefined} figure
 * @returns {Row}
 */
function under(goal, work, unit, figure = Number.NaN) {
  const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(figure < 10 ? 2 : 0)
  return { work, goal: `under ${goal} ${unit}`, figure: `${shown} ${unit}`, reached: figure < goal }
}
