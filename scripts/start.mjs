// npm start: the demo. Installs and builds what is missing, then runs the sandbox platform and the gateway.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './setup/build-web.mjs'
import { findNode, projectEnvironment } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/run-script.mjs'
import { gatewayEnvironment, readPorts, sandboxEnvironment } from './start/demo-settings.mjs'
import { Program } from './start/program.mjs'
import { requireFreePort } from './start/require-free-port.mjs'
import { welcome } from './start/welcome.mjs'

const entries = { sandbox: 'packages/sandbox/src/main.ts', gateway: 'packages/bff/src/main.ts' }

await runScript(async () => {
  const ports = readPorts(process.env)
  const sandboxEnv = sandboxEnvironment(process.env, ports)
  const gatewayEnv = gatewayEnvironment(process.env, ports)
  await requireFreePort(sandboxEnv.SANDBOX_HOST, ports.SANDBOX_PORT, 'SANDBOX_PORT')
  await requireFreePort(gatewayEnv.HOST, ports.PORT, 'PORT')
  await requireFreePort(gatewayEnv.ADMIN_HOST, ports.ADMIN_PORT, 'ADMIN_PORT')

  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)

  const stopRequested = waitForStopSignal()
  /** @type {Program[]} */
  const programs = []
  try {
    console.log('Starting the sandbox platform …')
    const sandbox = startProgram('sandbox', ports.SANDBOX_PORT, node, sandboxEnv)
    programs.push(sandbox)
    if (
      await Promise.race([
        stopRequested,
        sandbox.waitUntilReachable(`http://127.0.0.1:${ports.SANDBOX_PORT}/__control/calls`),
      ])
    )
      return 0
    console.log('Starting the gateway …')
    mkdirSync(gatewayEnv.TEMPLATES_DIRECTORY, { recursive: true })
    const gateway = startProgram('gateway', ports.PORT, node, gatewayEnv)
    programs.push(gateway)
    if (
      await Promise.race([
        stopRequested,
        gateway.waitUntilReachable(`http://127.0.0.1:${ports.ADMIN_PORT}/readyz`),
      ])
    )
      return 0
    console.log(welcome(ports, programs))

    const ended = await Promise.race([
      stopRequested,
      ...programs.map((program) => program.ended.then(() => program)),
    ])
    if (ended instanceof Program) throw ended.exitError()
    return 0
  } finally {
    if (programs.some((program) => program.isRunning)) console.log('Stopping …')
    await Promise.all(programs.map((program) => program.stop()))
  }
})

/**
 * @param {keyof typeof entries} name
 * @param {number} port part of the log file's name, so that demos on other ports have their own logs
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function startProgram(name, port, node, env) {
  const path = projectEnvironment(projectRoot).PATH
  return new Program({
    name,
    command: node,
    args: [entries[name]],
    cwd: projectRoot,
    env: { ...env, PATH: path },
    logFile: join(projectRoot, '.data', `${name}-${port}.log`),
  })
}

/** Resolves with true at the first signal to stop. */
function waitForStopSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(true))
  })
}
