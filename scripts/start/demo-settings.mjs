import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'
import { ScriptError } from '../setup/run-script.mjs'

/** The default ports of the demo, by the setting that changes them. */
const defaultPorts = { PORT: 8080, ADMIN_PORT: 9090, SANDBOX_PORT: 4000 }

/** @typedef {keyof typeof defaultPorts} PortSetting */

/**
 * Reads the ports of the demo.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<PortSetting, number>}
 */
export function readPorts(env) {
  const ports = { ...defaultPorts }
  const settingByPort = new Map()
  for (const setting of portSettings) {
    const port = env[setting] ? Number(env[setting]) : defaultPorts[setting]
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new ScriptError(`${setting} is ${env[setting]}; it must be a whole number from 1 to 65535.`)
    }
    const other = settingByPort.get(port)
    if (other) throw new ScriptError(`${other} and ${setting} are both ${port}; give each a port of its own.`)
    settingByPort.set(port, setting)
    ports[setting] = port
  }
  return ports
}

/** @type {readonly PortSetting[]} */
const portSettings = ['PORT', 'ADMIN_PORT', 'SANDBOX_PORT']

/**
 * The environment of the sandbox.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<PortSetting, number>} ports
 */
export function sandboxEnvironment(env, ports) {
  return {
    ...env,
    SANDBOX_HOST: env.SANDBOX_HOST || '127.0.0.1',
    SANDBOX_PORT: String(ports.SANDBOX_PORT),
    SANDBOX_SITE_PORT: String(ports.PORT),
    SANDBOX_DATABASE: env.SANDBOX_DATABASE || '.data/sandbox.sqlite',
  }
}

/**
 * The environment of the gateway: the sandbox is its platform, and it stops without draining, because there is no proxy.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<PortSetting, number>} ports
 */
export function gatewayEnvironment(env, ports) {
  return {
    ...env,
    NODE_ENV: 'development',
    HOST: env.HOST || '127.0.0.1',
    PORT: String(ports.PORT),
    ADMIN_HOST: env.ADMIN_HOST || '127.0.0.1',
    ADMIN_PORT: String(ports.ADMIN_PORT),
    UPSTREAM_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    PROVIDER_LOGOS: env.PROVIDER_LOGOS || '/art/logos/{logo}.svg',
    CHAT_SCRIPT_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/chat/widget.js`,
    SUPPORT_LOG_FILES: env.SUPPORT_LOG_FILES || join(projectRoot, `.data/gateway-${ports.PORT}.log`),
    TEMPLATES_DIRECTORY: env.TEMPLATES_DIRECTORY || join(projectRoot, '.data/templates'),
    SHUTDOWN_DRAIN_SECONDS: env.SHUTDOWN_DRAIN_SECONDS || '0',
  }
}
