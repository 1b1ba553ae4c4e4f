/** @import { ImageConfig } from './build-image.mjs' */

/**
 * The rules that an image's configuration breaks.
 * @param {ImageConfig} config
 * @param {{ version: string, revision: string, command: readonly string[] }} facts
 */
export function imageConfigErrors(
  { User, Cmd, WorkingDir, StopSignal, Labels = {}, Healthcheck, Env },
  facts,
) {
  const label = (/** @type {string} */ name) => Labels[`org.opencontainers.image.${name}`]
  /** @type {[string, boolean][]} */
  const rules = [
    ['its user is a number that is not root', User === '1000:1000'],
    ['it works in /app', WorkingDir === '/app'],
    ['it is stopped by SIGTERM', StopSignal === 'SIGTERM'],
    ['it starts what npm run serve starts', Cmd.join(' ') === facts.command.join(' ')],
    [
      'it has a health check without a shell',
      Healthcheck?.Test[0] === 'CMD' && Healthcheck.Test[1] === 'node',
    ],
    ['it runs in production', Env.includes('NODE_ENV=production')],
    ['its version is the package’s', label('version') === facts.version],
    ['its revision is the checkout’s', label('revision') === facts.revision],
    ['it tells its revision', Env.includes(`REVISION=${facts.revision}`)],
    [
      'it has a title, a description and a license',
      ['title', 'description', 'licenses'].every((name) => label(name)),
    ],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule)
}

// Docker's format names the container that the image was committed from, which is new for every build. The OCI format,
// in which images are pushed here, has none of these fields.
const containerFields = new Set(['container', 'container_config', 'config.Hostname'])

/**
 * The fields in which two builds differ, such as `rootfs.diff_ids.1` for the second layer.
 * @param {unknown} first description of an image, as `buildah inspect` prints it for Docker's format
 * @param {unknown} second
 * @param {string} [path] of the field that is compared
 * @returns {string[]} a line for each, with both values
 */
export function imageDifferences(first, second, path = '') {
  if (containerFields.has(path) || first === second) return []
  if (!isObject(first) || !isObject(second))
    return [`${path}: ${JSON.stringify(first)} and ${JSON.stringify(second)}`]
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return keys.flatMap((key) => imageDifferences(first[key], second[key], path ? `${path}.${key}` : key))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null
