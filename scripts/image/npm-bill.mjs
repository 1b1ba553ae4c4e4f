import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * A package that runs in the image, in the gateway or built into the client, as CycloneDX has it.
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {'required' | 'optional'} scope `optional` where only some machines have it
 * @property {string} purl
 * @property {string} bom-ref
 * @property {{ alg: string, content: string }[]} [hashes] none where the package is one of this repository
 * @property {({ license: { id: string } } | { expression: string })[]} [licenses]
 */
/**
 * A software bill in CycloneDX.
 * @typedef {object} Bill
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** The workspaces that the image is made of, with those that they need. */
const imageWorkspaces = ['@marquee/bff', '@marquee/web']

/**
 * What some workspaces need to run, as `npm sbom` tells it from the lock file. The same files give the same bill: it has
 * no time and no serial number. This module imports no other script, because the image is built without them.
 * @param {string} root the folder of package-lock.json
 * @param {readonly string[]} workspaces
 * @returns {Promise<Bill>}
 */
export async function npmBill(root, workspaces = imageWorkspaces) {
  const scratch = mkdtempSync(join(tmpdir(), 'marquee-bill-'))
  // npm names the product by its folder.
  const folder = join(scratch, 'marquee')
  try {
    copyManifests(root, folder)
    await npm(folder, ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'])
    const named = workspaces.map((name) => `--workspace=${name}`)
    const text = await npm(folder, ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...named])
    const { serialNumber: _, metadata, ...bill } = JSON.parse(text)
    const { timestamp: __, ...facts } = metadata
    return fromRegistry({ ...bill, metadata: facts })
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/**
 * Copies the lock file and the manifests without development's tools: `npm sbom --omit=dev` would leave out every package
 * that the tools need too.
 * @param {string} root
 * @param {string} folder
 */
function copyManifests(root, folder) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
  for (const file of ['package.json', ...packages]) {
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(manifest))
  }
  writeFileSync(join(folder, 'package-lock.json'), readFileSync(join(root, 'package-lock.json')))
}

/**
 * Runs npm without a network: the lock file has all that it asks for. Peers are left alone: what
 * a package can be used with is not what it needs.
 * @param {string} cwd
 * @param {readonly string[]} args
 */
async function npm(cwd, args) {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const command = ['--offline', '--legacy-peer-deps', '--loglevel=error', ...args]
  const { stdout } = await promisify(execFile)('npm', command, { cwd, env, maxBuffer: 2 ** 24 })
  return stdout
}

/**
 * The bill without this repository's own packages, which no registry has.
 * @template {Bill} Whole
 * @param {Whole} bill
 */
function fromRegistry(bill) {
  return withComponents(
    bill,
    bill.components.filter(({ hashes }) => hashes),
  )
}

/**
 * A bill of fewer components.
 * @template {Bill} Whole
 * @param {Whole} bill
 * @param {Component[]} components
 */
export function withComponents(bill, components) {
  const kept = new Set(components.map((each) => each['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...bill, components, dependencies }
}

/**
 * The license of a component as an SPDX expression; empty where it names none.
 * @param {Component} component
 */
export const licenseOf = ({ licenses = [] }) =>
  licenses.map((each) => ('expression' in each ? each.expression : each.license.id)).join(' AND ')
