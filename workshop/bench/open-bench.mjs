import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCheckouts } from './checkouts.mjs'
import { freePorts } from './free-ports.mjs'
import { Process } from './process.mjs'
import { balanceReply, startPlatform, writeUpstream } from './upstream.mjs'

/**
 * The environment in which rows are measured.
 * @typedef {object} Bench
 * @property {string} node
 * @property {string} folder for files that the run writes
 * @property {string} upstream origin of the platform
 * @property {import('./checkouts.mjs').Checkout[]} checkouts this one first
 * @property {boolean} quick
 * @property {boolean} long whether to run ten minutes of load
 * @property {import('./options.mjs').Scale} scale
 * @property {() => Promise<void>} close
 */

/**
 * Starts the platform.
 * @param {string} node
 * @param {Pick<import('./options.mjs').Options, 'against' | 'quick' | 'long' | 'scale'>} options
 * @returns {Promise<Bench>}
 */
export async function openBench(node, { against, quick, long, scale }) {
  const checkouts = readCheckouts(against)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  /** @type {Process[]} */
  const processes = []
  const close = async () => {
    await Promise.all(processes.map((each) => each.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [sandboxPort = 0, upstreamPort = 0] = await freePorts(2)
    const sandbox = `http://127.0.0.1:${sandboxPort}`
    const upstream = `http://127.0.0.1:${upstreamPort}`
    processes.push(await startPlatform(node, folder, { port: sandboxPort, games: 5000 }))
    const nginx = writeUpstream(folder, { port: upstreamPort, sandbox, ...balanceReply })
    processes.push(new Process('upstream', 'client', nginx, { folder }))
    await processes.at(-1)?.waitForFirstResponse(upstream)
    return { node, folder, upstream, checkouts, quick, long, scale, close }
  } catch (error) {
    await close()
    throw error
  }
}
