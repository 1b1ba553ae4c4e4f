import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { buildah, showBuildProgress, tryBuildah } from './buildah.mjs'

/**
 * Makes the base image from Debian's packages and the Node of this project, for machines without access to an image
 * registry. Like the official slim image of Node it has Node, npm and a user with id 1000.
 * @param {string} node executable
 * @returns {Promise<string>} name of the image; it is made once per version of Node
 */
export async function makeBaseImage(node) {
  const { output } = await runCommand(node, ['--version'])
  const name = `localhost/node:${output.trim().replace(/^v/, '')}-local`
  if ((await tryBuildah(['inspect', '--type', 'image', name])).ok) return name
  console.log('Making a base image from Debian’s packages (once per version of Node; a few minutes) …')
  const scratch = mkdtempSync(join(tmpdir(), 'marquee-base-'))
  try {
    const root = join(scratch, 'root')
    await installDebian(root)
    addNode(root, node)
    writeFileSync(join(scratch, 'Dockerfile'), 'FROM scratch\nCOPY root/ /\nCMD ["node"]\n')
    const options = ['--isolation', 'chroot', '--timestamp', '0', '--tag', name]
    await buildah(['bud', ...options, scratch], showBuildProgress)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return name
}

/** @param {string} root */
async function installDebian(root) {
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'trixie'
  const args = ['--variant=minbase', '--include=ca-certificates,libatomic1', release, root]
  const { ok, output } = await runCommand('debootstrap', args, { onLine: showBuildProgress })
  if (!ok) throw new ScriptError(`${lastLines(output)}\ndebootstrap could not install Debian ${release}.`)
  await runCommand('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node'])
  // Package indexes and archives are not in the official image either.
  for (const folder of ['var/cache/apt', 'var/lib/apt/lists']) {
    rmSync(join(root, folder), { recursive: true, force: true })
    mkdirSync(join(root, folder))
  }
}

/**
 * @param {string} root
 * @param {string} node
 */
function addNode(root, node) {
  const local = join(root, 'usr/local')
  copyFileSync(realpathSync(node), join(local, 'bin/node'))
  const modules = join(local, 'lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true })
  for (const tool of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(local, 'bin', tool))
}

// npm sets npm_execpath for its scripts.
function npmFolder() {
  const { npm_execpath: npm } = process.env
  if (!npm)
    throw new ScriptError(
      'Start this with npm run tool -- image: the base image includes the npm that runs it.',
    )
  return dirname(dirname(npm))
}

/** @param {string} text */
const lastLines = (text) => text.trim().split('\n').slice(-5).join('\n')
