import { ScriptError } from '#scripts/setup/run-script.mjs'
import { loadInterleaved } from '../load.mjs'
import { buildNuxt } from '../nuxt.mjs'
import { captureResponse } from '../send-request.mjs'
import { withServers } from '../servers.mjs'
import { asBrowser, gamesPath, startupPath, target } from './addresses.mjs'
import { againstRival, costs } from './against-rival.mjs'

/** @typedef {import('../open-bench.mjs').Bench} Bench */
/** @typedef {import('../figures.mjs').Result} Result */

const startupWork = '`GET /api/startup`, cached, everything on'
const documentWork = 'an HTML document, cached, compressed'
const gamesWork = '`GET /api/games`, filtered page of 5,000 games'

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export function startup(bench) {
  return withServers(bench, async (servers) => {
    const gateways = await servers.gateways()
    const captured = await captureResponse('getStartup', `${gateways[0]?.origin}${startupPath}`, asBrowser)
    const rival = await servers.rival('cached', captured)
    const targets = [...gateways, rival].map((server) => target(startupPath, asBrowser, server))
    const loads = await loadInterleaved(targets, bench.scale)
    const [ours, rivals] = [loads.slice(0, gateways.length), loads.slice(gateways.length)]
    return [againstRival(startupWork, 'equal work', 0.75, ours, rivals), ...costs(startupWork, ours)]
  })
}

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export function document(bench) {
  return withServers(bench, async (servers) => {
    const nuxtFile = await findNuxt(bench)
    const gateways = await servers.gateways()
    const captured = await captureResponse('document', `${gateways[0]?.origin}/`, asBrowser)
    const rivals = [await servers.rival('cached', captured)]
    if ('file' in nuxtFile) rivals.push(await servers.nuxt(nuxtFile.file))
    const targets = [...gateways, ...rivals].map((server) => target('/', asBrowser, server))
    const loads = await loadInterleaved(targets, bench.scale)
    const ours = loads.slice(0, gateways.length)
    const [equal = [], nuxt = []] = loads.slice(gateways.length)
    const besideNuxt = againstRival(documentWork, 'a Nuxt render', 20, ours, [nuxt])
    return [
      againstRival(documentWork, 'equal work', 0.75, ours, [equal]),
      'file' in nuxtFile ? besideNuxt : { ...besideNuxt, missing: nuxtFile.missing },
      ...costs(documentWork, ours),
    ]
  })
}

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export function games(bench) {
  return withServers(bench, async (servers) => {
    const gateways = await servers.gateways()
    // Refuses to measure a response that does not come from the cache.
    for (const { origin } of gateways) await captureResponse('listGames', origin + gamesPath, asBrowser)
    const loads = await loadInterleaved(
      [
        ...gateways.map((server) => target(gamesPath, asBrowser, server)),
        ...gateways.map((server) => target(startupPath, asBrowser, server)),
      ],
      bench.scale,
    )
    const [ours, startups] = [loads.slice(0, gateways.length), loads.slice(gateways.length)]
    return [againstRival(gamesWork, '`GET /api/startup`', 0.5, ours, startups), ...costs(gamesWork, ours)]
  })
}

/**
 * @param {Bench} bench
 * @returns {Promise<{ file: string } | { missing: string }>}
 */
async function findNuxt({ quick, node }) {
  if (quick) return { missing: 'left out by --quick' }
  try {
    return { file: await buildNuxt(node) }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    console.error(error.message)
    return { missing: 'Nuxt could not be installed or built here' }
  }
}
