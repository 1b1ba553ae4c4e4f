import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { imageFolder } from './buildah.mjs'

/**
 * Unpacks an image into an OCI bundle that runs with a read-only root, without capabilities and as the image's user.
 * Only /tmp and /data are writable.
 * @param {import('./oci.mjs').Pushed} image
 * @param {string} name
 * @returns {Promise<string>} the folder of the bundle
 */
export async function unpackBundle(image, name) {
  const bundle = join(imageFolder, 'bundles', name)
  rmSync(bundle, { recursive: true, force: true })
  mkdirSync(join(bundle, '..'), { recursive: true })
  const { ok, output } = await runCommand('umoci', ['unpack', '--image', image.folder, bundle])
  if (!ok) throw new ScriptError(`${output.trim()}\numoci could not unpack the image.`)
  const data = join(bundle, 'data')
  mkdirSync(data)
  // Writable for any user, as a new volume is.
  chmodSync(data, 0o777)
  const file = join(bundle, 'config.json')
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
  Object.assign(config.process, { terminal: false, noNewPrivileges: true, capabilities: none })
  config.root.readonly = true
  config.mounts = [
    ...config.mounts.filter(isKept),
    { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
    { destination: '/data', type: 'bind', source: data, options: ['rbind', 'rw'] },
  ]
  // The container shares the network namespace of this script; cgroups are not used.
  config.linux.namespaces = config.linux.namespaces.filter(isKept)
  delete config.linux.resources
  // Each start derives its config.json from this.
  writeFileSync(join(bundle, 'image.json'), JSON.stringify(config))
  return bundle
}

/** @param {{ type: string, destination?: string }} entry a mount or namespace */
const isKept = ({ type, destination = '' }) =>
  type !== 'network' && type !== 'cgroup' && destination !== '/tmp' && destination !== '/data'

/** A running container. `output` has everything written to both streams. */
export class Container {
  /** @type {Promise<number>} */
  ended
  output = ''
  #name

  /**
   * @param {string} bundle
   * @param {string} name
   * @param {Record<string, string>} settings
   */
  constructor(bundle, name, settings) {
    this.#name = `marquee-${name}-${process.pid}`
    const config = JSON.parse(readFileSync(join(bundle, 'image.json'), 'utf8'))
    const environment = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`)
    const isOverridden = (/** @type {string} */ line) => Object.hasOwn(settings, line.split('=', 1)[0] ?? '')
    const inherited = config.process.env.filter((/** @type {string} */ line) => !isOverridden(line))
    config.process.env = [...inherited, ...environment]
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(config))
    const child = spawn('runc', ['run', '--bundle', bundle, this.#name], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.output += text
      })
    this.ended = new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  }

  /**
   * Runs a command inside, as the image's user.
   * @param {readonly string[]} command
   */
  exec(command) {
    return runCommand('runc', ['exec', '--user', '1000:1000', '--cwd', '/app', this.#name, ...command])
  }

  /** @param {'TERM' | 'KILL'} signal */
  async signal(signal) {
    await runCommand('runc', ['kill', this.#name, signal])
  }

  /** Kills the container if it is still running. */
  async stop() {
    await this.signal('KILL')
    await this.ended
  }
}
