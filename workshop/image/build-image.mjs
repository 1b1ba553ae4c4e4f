import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '#scripts/setup/install-dependencies.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { buildah, imageFolder, showBuildProgress } from './buildah.mjs'

const certificates = '/etc/ssl/certs'

/** @typedef {{ name: string, description: { config: ImageConfig } }} BuiltImage */
/**
 * The part of an image's configuration that is checked.
 * @typedef {object} ImageConfig
 * @property {string} User
 * @property {string[]} Env
 * @property {string[]} Cmd
 * @property {string} WorkingDir
 * @property {string} [StopSignal]
 * @property {Record<string, string>} [Labels]
 * @property {{ Test: string[] }} [Healthcheck]
 */

/**
 * Builds one of the Dockerfile's targets without a build cache.
 * @param {{ base: string, target: 'gateway' | 'sandbox', tag: string, version: string, revision: string }} options
 * @returns {Promise<BuiltImage>}
 */
export async function buildImage({ base, target, tag, version, revision }) {
  const name = `localhost/marquee-${target}:${tag}`
  const settings = [`NODE_IMAGE=${base}`, `VERSION=${version}`, `REVISION=${revision}`]
  const options = [
    ...['--no-cache', '--format', 'docker', '--isolation', 'chroot', '--timestamp', '0'],
    ...['--secret', `id=npmrc,src=${await writeNpmSettings()}`],
    // The host may trust certificates that the base image does not have.
    ...(existsSync(certificates) ? ['--volume', `${certificates}:${certificates}:ro`] : []),
    ...settings.flatMap((setting) => ['--build-arg', setting]),
    ...['--target', target, '--tag', name],
  ]
  await buildah(['bud', ...options, '.'], showBuildProgress)
  const { Docker } = JSON.parse(await buildah(['inspect', '--type', 'image', name]))
  return { name, description: Docker }
}

/** The commit of the checkout, or `unknown` outside a git repository. */
export async function currentRevision() {
  const { ok, output } = await runCommand('git', ['rev-parse', 'HEAD'], { cwd: projectRoot })
  return ok ? output.trim() : 'unknown'
}

// The build uses the registry and certificates that the host's npm is configured with.
async function writeNpmSettings() {
  const settings = await Promise.all(
    ['registry', 'cafile'].map(async (name) => {
      const value = (await runNpm(projectRoot, ['config', 'get', name])).output.trim()
      return value && value !== 'null' ? `${name}=${value}\n` : ''
    }),
  )
  const file = join(imageFolder, 'npmrc')
  writeFileSync(file, settings.join(''))
  return file
}
