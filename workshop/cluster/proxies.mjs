import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { ownNginxConfig } from '../../tests/support/own-nginx.ts'

/** @import { Program } from '#scripts/start/program.mjs' */

/** @typedef {{ name: string, port: number, adminPort: number }} Gateway */
/**
 * What a proxy is started with.
 * @typedef {object} ProxyPlan
 * @property {(name: string, command: string, args: string[], env?: Record<string, string>) => Program} start
 * @property {number} port
 * @property {number} statusPort
 * @property {[Gateway, Gateway]} replicas
 * @property {string} folder for its files
 */

/**
 * Starts a proxy that is shipped, and waits until it answers.
 * @callback StartProxy
 * @param {ProxyPlan} plan
 * @returns {Promise<(replica: Gateway) => Promise<void>>} waits until it uses a gateway that is ready
 */

/** The proxies that are shipped and can be run. @satisfies {Record<string, StartProxy>} */
export const proxies = { haproxy: startHaproxy, nginx: startNginx }

const haproxyFile = join(projectRoot, 'deploy/haproxy.cfg')

/** @type {StartProxy} */
async function startHaproxy({ start, port, statusPort, replicas: [a, b] }) {
  const env = {
    PROXY_BIND: `127.0.0.1:${port}`,
    PROXY_STATUS_BIND: `127.0.0.1:${statusPort}`,
    GATEWAY_A: `127.0.0.1:${a.port}`,
    GATEWAY_A_ADMIN_PORT: String(a.adminPort),
    GATEWAY_B: `127.0.0.1:${b.port}`,
    GATEWAY_B_ADMIN_PORT: String(b.adminPort),
  }
  await check('haproxy', ['-c', '-f', haproxyFile], 'deploy/haproxy.cfg', env)
  const status = `http://127.0.0.1:${statusPort}`
  await start('proxy', 'haproxy', ['-db', '-f', haproxyFile], env).waitUntilReachable(`${status}/healthz`)
  return async ({ name }) => {
    const up = new RegExp(`^haproxy_server_status\\{proxy="gateways",server="${name}",state="UP"\\} 1$`, 'm')
    const giveUpAt = Date.now() + 30_000
    while (Date.now() < giveUpAt) {
      const metrics = await fetch(`${status}/metrics`).then((answer) => answer.text())
      if (up.test(metrics)) return
      await delay(200)
    }
    throw new ScriptError(`The proxy does not use ${name}, which is ready.`)
  }
}

// Longer than it leaves out a gateway that did not answer (fail_timeout).
const leftOutMs = 6_000

/** @type {StartProxy} */
async function startNginx({ start, port, replicas: [a, b], folder }) {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, ownNginxConfig({ port, gateways: [a.port, b.port], folder }))
  const args = ['-p', folder, '-c', file, '-e', 'stderr']
  await check('nginx', ['-t', ...args], 'deploy/nginx.conf')
  await start('proxy', 'nginx', args).waitUntilReachable(`http://localhost:${port}/robots.txt`)
  // It says nowhere which gateways it uses.
  return () => delay(leftOutMs)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} file
 * @param {Record<string, string>} [env]
 */
async function check(command, args, file, env = {}) {
  const { ok, output } = await runCommand(command, args, { env: { ...process.env, ...env } })
  if (!ok) throw new ScriptError(`${output.trim()}\n${command} does not accept ${file}: it says why above.`)
}
