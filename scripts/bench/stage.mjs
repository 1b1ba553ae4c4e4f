import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../setup/project-root.mjs'
import { Stop } from '../setup/stop.mjs'
import { ask } from './ask.mjs'
import { freePorts } from './free-ports.mjs'
import { startGateway } from './gateway.mjs'
import { writeRival, writeUpstream } from './nginx.mjs'
import { capture } from './plan.mjs'
import { Process } from './process.mjs'

// Capitals, because wrk adds a Host of its own beside one that it does not recognise.
const asBrand = { Host: 'localhost' }
const balancePath = '/api/auth/get_balance'
const balanceRequest = JSON.stringify({ domain_name: 'localhost', auth: 'a'.repeat(32), account_id: 'demo' })
const balance = '{"statusCode":1,"statusMessage":"OK","game_balance":"1234.50","game_token":"20.00"}'
const encoding = 'br'

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} [body] asked by POST where there is one
 * @property {() => Promise<void>} [refresh] brings the headers up to date before a round
 * @property {Process} process
 */
/** @typedef {{ process: Process, origin: string }} Server */

/**
 * Everything that is measured, running, and what is behind it.
 * @typedef {object} Stage
 * @property {Record<'gateway' | 'bare' | 'equal' | 'nginx', Target>} startup
 * @property {Record<'gateway' | 'equal' | 'nuxt', Target>} document
 * @property {Record<'gateway' | 'undici' | 'httpProxy' | 'nginx', Target>} balance
 * @property {string} upstream
 * @property {string} origin of the gateway
 * @property {string} adminUrl
 * @property {string} folder for what the run writes
 * @property {Process} gateway
 * @property {() => Promise<void>} close
 */

/**
 * Starts the platform, the gateway and its rivals on loopback.
 * @param {string} node
 * @param {string} nuxtServer the file that serves a page by Nuxt
 * @returns {Promise<Stage>}
 */
export async function openStage(node, nuxtServer) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  /** @type {Process[]} */
  const processes = []
  const close = async () => {
    await Promise.all(processes.map((each) => each.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  const add = (/** @type {Process} */ started) => {
    processes.push(started)
    return started
  }
  try {
    const ports = await freePorts(12)
    const [sandboxPort, upstreamPort, port, adminPort, cachePort, proxyPort, nuxtPort, ...rivalPorts] =
      ports.map(Number)
    const sandbox = `http://127.0.0.1:${sandboxPort}`
    const upstream = `http://127.0.0.1:${upstreamPort}`
    const own = `http://127.0.0.1:${port}`
    const env = { ...process.env, SANDBOX_PORT: String(sandboxPort), SANDBOX_DATABASE: ':memory:' }
    const sandboxMain = join(projectRoot, 'packages/sandbox/src/main.ts')
    await add(new Process('sandbox', 'client', [node, sandboxMain], { folder, env })).firstAnswer(sandbox)
    const upstreamFacts = { port: Number(upstreamPort), sandbox, balancePath, balance }
    await add(
      new Process('upstream', 'client', writeUpstream(folder, upstreamFacts), { folder }),
    ).firstAnswer(upstream)
    const gateway = add(
      startGateway(node, 'server', { folder, port: Number(port), adminPort: Number(adminPort), upstream }),
    )
    await gateway.firstAnswer(own, asBrand)

    const compressed = { ...asBrand, 'accept-encoding': encoding }
    /** @type {import('./plan.mjs').Plan} */
    const plan = {
      upstream,
      balancePath,
      startup: await capture(`${own}/api/startup`, asBrand),
      document: await capture(`${own}/`, compressed),
    }
    const planFile = join(folder, 'plan.json')
    writeFileSync(planFile, JSON.stringify(plan))
    const rivalFacts = { cachePort: Number(cachePort), proxyPort: Number(proxyPort), plan }
    const nginx = add(new Process('nginx', 'server', writeRival(folder, rivalFacts), { folder }))
    await nginx.firstAnswer(`http://127.0.0.1:${cachePort}`)
    const nuxt = add(
      new Process('nuxt', 'server', [node, nuxtServer], {
        folder,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(nuxtPort) },
      }),
    )
    await nuxt.firstAnswer(`http://127.0.0.1:${nuxtPort}`)
    const rivalFile = fileURLToPath(import.meta.resolve('./rival.mjs'))
    const rival = async (/** @type {string} */ kind) => {
      const rivalPort = String(rivalPorts.pop())
      const command = /** @type {[string, ...string[]]} */ ([node, rivalFile, kind, rivalPort, planFile])
      const started = add(new Process(kind, 'server', command, { folder }))
      await started.firstAnswer(`http://127.0.0.1:${rivalPort}`)
      return { process: started, origin: `http://127.0.0.1:${rivalPort}` }
    }
    const [bare, equalStartup, equalDocument, undici, httpProxy] = await Promise.all([
      rival('bare'),
      rival('equalStartup'),
      rival('equalDocument'),
      rival('undici'),
      rival('httpProxy'),
    ])
    const asPlayer = { ...asBrand, cookie: await signIn(own) }
    // A browser takes the new cookie that it is sent every minute; wrk does not.
    const refresh = async () => {
      asPlayer.cookie = await signIn(own)
    }
    const ours = { process: gateway, origin: own }
    const nginxCache = { process: nginx, origin: `http://127.0.0.1:${cachePort}` }
    const nginxProxy = { process: nginx, origin: `http://127.0.0.1:${proxyPort}` }
    return {
      startup: targets('/api/startup', asBrand, {
        gateway: ours,
        bare,
        equal: equalStartup,
        nginx: nginxCache,
      }),
      document: targets('/', compressed, {
        gateway: ours,
        equal: equalDocument,
        nuxt: { process: nuxt, origin: `http://127.0.0.1:${nuxtPort}` },
      }),
      balance: {
        undici: target('/api/me/balance', asPlayer, undici),
        gateway: { ...target('/api/me/balance', asPlayer, ours), refresh },
        nginx: target('/api/me/balance', asPlayer, nginxProxy),
        // It makes no request of its own: who asks it has to ask as the platform wants to be asked.
        httpProxy: {
          ...target('/api/me/balance', { ...asPlayer, 'content-type': 'application/json' }, httpProxy),
          body: balanceRequest,
        },
      },
      upstream,
      origin: own,
      adminUrl: `http://127.0.0.1:${adminPort}`,
      folder,
      gateway,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * @template {string} Name
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {Record<Name, Server>} servers
 */
function targets(path, headers, servers) {
  const entries = Object.entries(servers).map(([name, server]) => [name, target(path, headers, server)])
  return /** @type {Record<Name, Target>} */ (Object.fromEntries(entries))
}

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {Server} server
 * @returns {Target}
 */
const target = (path, headers, { process, origin }) => ({ url: origin + path, headers, process })

/** @param {string} origin */
async function signIn(origin) {
  const answer = await ask(`${origin}/api/session`, {
    method: 'POST',
    headers: { ...asBrand, 'content-type': 'application/json' },
    body: JSON.stringify({ accountId: 'demo', password: 'Demo1234' }),
  })
  const cookie = answer.headers['set-cookie']?.split(';')[0]
  if (!cookie) throw new Stop(`The bench could not sign in: ${answer.status} ${answer.body}`)
  return cookie
}
