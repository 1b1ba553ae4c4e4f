import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstallPackages } from './install-packages.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

/** The first major version of Node that runs the TypeScript sources by type stripping. */
export const minimumNodeMajor = 26

/**
 * What happened when a Node was started: its major version, or 0 and why it did not start.
 * @typedef {{ major: number, library?: string | undefined, reason?: string }} Start
 *
 * The machine that looks for a Node.
 * @typedef {object} Machine
 * @property {{ path: string, version: string }} host the Node that runs this
 * @property {(names: readonly string[]) => Promise<string> | undefined} install Debian's packages, where that may be done
 */

/** @type {Machine} */
const thisMachine = {
  host: { path: process.execPath, version: process.versions.node },
  install: (names) => (mayInstallPackages() ? installPackages(names) : undefined),
}

/**
 * Finds the Node that runs everything after the installation: the one installed as a dependency, or else the host's if it
 * is new enough.
 * @param {string} root the repository
 * @param {Machine} [machine]
 * @returns {Promise<string>} path of the executable
 */
export async function findNode(root, { host, install } = thisMachine) {
  const own = join(root, 'node_modules', '.bin', 'node')
  let start = await startNode(own)
  const installed = start.library ? await install([debianPackage(start.library)]) : undefined
  if (installed !== undefined) start = await startNode(own)
  if (start.major >= minimumNodeMajor) return own
  if (Number.parseInt(host.version, 10) >= minimumNodeMajor) {
    // It comes first in PATH, and would be what the programs of packages start.
    rmSync(own, { force: true })
    return host.path
  }
  throw new ScriptError([installed?.trim(), describeStart(start, host.version)].filter(Boolean).join('\n'))
}

/**
 * The environment for programs of this repository, with its tools and its Node first in PATH.
 * @param {string} root the repository
 */
export function projectEnvironment(root) {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) }
}

/**
 * Debian's package of a library: named like it, see https://www.debian.org/doc/debian-policy/ch-sharedlibs.html
 * @param {string} library such as `libatomic.so.1`
 */
function debianPackage(library) {
  return library.replace(/\.so\./, '').replaceAll('_', '-')
}

/**
 * @param {string} node
 * @returns {Promise<Start>}
 */
async function startNode(node) {
  if (!existsSync(node)) return { major: 0, reason: 'none came with the dependencies' }
  try {
    const { output } = await runCommand(node, ['--version'])
    const major = Number(/^v(\d+)\./.exec(output)?.[1] ?? 0)
    if (major > 0) return { major, reason: `${output.trim()} came with the dependencies` }
    return {
      major,
      library: /loading shared libraries: (\S+): cannot open/.exec(output)?.[1],
      reason: `the one that came with the dependencies says: ${output.trim()}`,
    }
  } catch (error) {
    // It is there, so what is not is the loader that it names.
    const isForeign = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = isForeign ? 'is made for glibc, which this system does not have' : `does not start: ${error}`
    return { major: 0, reason: `the one that came with the dependencies ${why}` }
  }
}

/**
 * @param {Start} start
 * @param {string} hostVersion
 */
function describeStart({ library, reason }, hostVersion) {
  if (library) {
    return `Node ${minimumNodeMajor} came with the dependencies, but cannot start here: the library ${library} is missing. Install it and try again: on Debian and Ubuntu with "sudo apt-get install ${debianPackage(library)}", on Fedora with "sudo dnf install '${library}()(64bit)'".`
  }
  return `Node ${minimumNodeMajor} or newer is needed: this machine has ${hostVersion}, and for ${process.platform} ${process.arch} ${reason}. Install Node ${minimumNodeMajor} (from https://nodejs.org, on Alpine with "apk add nodejs-current") and try again.`
}
