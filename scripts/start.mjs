// npm start: the demo. Installs and builds what is missing, then runs the sandbox platform and the gateway before it.
import { join } from 'node:path'
import { buildWeb } from './setup/build-web.mjs'
import { findNode, projectEnvironment } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runScript } from './setup/stop.mjs'
import { gatewayEnvironment, readPorts, sandboxEnvironment } from './start/demo-settings.mjs'
import { requireFreePort } from './start/require-free-port.mjs'
import { Service } from './start/service.mjs'
import { welcome } from './start/welcome.mjs'

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

  const asked = stopRequest()
  /** @type {Service[]} */
  const services = []
  try {
    console.log('Starting the sandbox platform …')
    const sandbox = startService('sandbox', 'packages/sandbox/src/main.ts', node, sandboxEnv)
    services.push(sandbox)
    if (
      await Promise.race([asked, sandbox.answers(`http://127.0.0.1:${ports.SANDBOX_PORT}/__control/calls`)])
    )
      return 0
    console.log('Starting the gateway …')
    const gateway = startService('gateway', 'packages/bff/src/main.ts', node, gatewayEnv)
    services.push(gateway)
    if (await Promise.race([asked, gateway.answers(`http://127.0.0.1:${ports.ADMIN_PORT}/readyz`)])) return 0
    console.log(welcome(ports, services))

    const dead = await Promise.race([asked, ...services.map((service) => service.ended.then(() => service))])
    if (dead instanceof Service) throw dead.death()
    return 0
  } finally {
    if (services.some((service) => service.isRunning)) console.log('Stopping …')
    await Promise.all(services.map((service) => service.stop()))
  }
})

/**
 * @param {string} name
 * @param {string} main path of its entry below the repository
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function startService(name, main, node, env) {
  const path = projectEnvironment(projectRoot).PATH
  return new Service({
    name,
    command: node,
    args: [main],
    cwd: projectRoot,
    env: { ...env, PATH: path },
    logFile: join(projectRoot, '.data', `${name}.log`),
  })
}

/** Settles with true when the person, or the machine, asks the demo to stop. */
function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(true))
  })
}
