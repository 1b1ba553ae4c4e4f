/**
 * A package that runs in the image, in the gateway or built into the client.
 * @typedef {object} ProductionPackage
 * @property {string} path in the checkout, such as `node_modules/pino`
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression; empty where the package names none
 * @property {string} integrity `sha512-` and the digest in base64
 * @property {boolean} isOptional only some machines have it
 */
/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** The workspaces that the image is made of. */
export const imageWorkspaces = ['packages/contracts', 'packages/bff', 'packages/web', 'packages/studio']

/**
 * What some workspaces need to run, by the lock file. npm's own lists are not used: `npm sbom --omit=dev` leaves out
 * every package that the repository's tools need too.
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @param {readonly string[]} workspaces
 * @returns {ProductionPackage[]} sorted by path
 */
export function productionPackages(locked, workspaces = imageWorkspaces) {
  /** @type {Map<string, ProductionPackage>} */
  const found = new Map()
  const visit = (/** @type {string} */ path, /** @type {boolean} */ isOptional) => {
    const entry = locked[path]
    if (!entry) throw new Error(`package-lock.json has no ${path}`)
    if (entry.link) return
    const known = found.get(path)
    if (known && (isOptional || !known.isOptional)) return
    if (path.includes('node_modules/')) found.set(path, describe(path, entry, isOptional))
    for (const name of Object.keys(entry.dependencies ?? {})) {
      const place = resolve(locked, path, name)
      if (place) visit(place, isOptional || name in (entry.optionalDependencies ?? {}))
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const place = resolve(locked, path, name)
      if (place) visit(place, true)
    }
  }
  for (const workspace of workspaces) visit(workspace, false)
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/**
 * @param {string} path
 * @param {LockedPackage} entry
 * @param {boolean} isOptional
 * @returns {ProductionPackage}
 */
function describe(path, { version = '', license = '', integrity = '' }, isOptional) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { path, name, version, license: license, integrity, isOptional }
}

/**
 * Where Node finds a package that is imported from a folder: in the nearest node_modules.
 * @param {Record<string, LockedPackage>} locked
 * @param {string} from
 * @param {string} name
 */
function resolve(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in locked) return place
    if (folder === '') return undefined
  }
}
