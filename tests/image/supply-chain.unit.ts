import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isAllowedLicense, licensesPage } from '#scripts/docs/licenses-page.mjs'
import { licenseOf, npmBill } from '#scripts/image/npm-bill.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

interface Manifest {
  name: string
  version: string
  license: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const readManifest = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')))
const root = readManifest('.')
const workspaces = globSync('packages/*', { cwd: projectRoot }).map(readManifest)
const { packages: locked } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; link?: boolean }>
}
const { components } = await npmBill(projectRoot)

/** Packages that may run a script of their own while they are installed; each needs its reason here. */
const mayRunScripts: string[] = []

t.test('every dependency has one version, and only the lock file chooses below it', async (t) => {
  for (const { name, dependencies, devDependencies, optionalDependencies } of [root, ...workspaces])
    for (const [dependency, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }))
      t.match(
        version,
        dependency.startsWith('@marquee/') ? /^\*$/ : /^\d+\.\d+\.\d+$/,
        `${name}: ${dependency}`,
      )
  const fromRegistry = Object.entries(locked).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  t.ok(fromRegistry.length > 300)
  t.strictSame(
    fromRegistry.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    [],
    'each is the file whose digest is known',
  )
})

t.test('no package runs a script while it is installed but those that are named here', async (t) => {
  const running = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript)
  t.strictSame(
    running.map(([path]) => path),
    mayRunScripts,
  )
  t.match(read('.npmrc'), /^ignore-scripts=true$/m)
  for (const [line] of read('Dockerfile').matchAll(/^ +npm ci .*$/gm)) t.match(line, '--ignore-scripts')
})

t.test('the list of packages in the image has all that it runs, and no tool', async (t) => {
  const names = components.map(({ name }) => name)
  for (const folder of ['packages/contracts', 'packages/bff', 'packages/web', 'packages/studio'])
    for (const name of Object.keys(readManifest(folder).dependencies ?? {}))
      t.ok(name.startsWith('@marquee/') || names.includes(name), name)
  // `npm sbom --omit=dev` leaves these out, because the repository's own tools need them too.
  for (const name of ['pino', 'sonic-boom', 'sharp', 'zod']) t.ok(names.includes(name), name)
  for (const name of ['typescript', 'tap', 'vite', 'playwright-core']) t.notOk(names.includes(name), name)
  for (const { name, purl, hashes = [], licenses = [] } of components) {
    t.match(purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/, name)
    t.match(hashes[0]?.content, /^[0-9a-f]{128}$/, name)
    t.equal(licenses.length, 1, name)
  }
})

t.test('every license in the image is one that is allowed, and the page has them all', async (t) => {
  t.strictSame(
    components
      .map((each) => ({ name: each.name, license: licenseOf(each) }))
      .filter((each) => !isAllowedLicense(each)),
    [],
  )
  t.equal(read('docs/licenses.md'), licensesPage(components), 'npm run tool -- licenses writes it')
  for (const license of ['', 'GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'LGPL-3.0-or-later'])
    t.notOk(isAllowedLicense({ name: 'other', license }), license)
})

t.test('the parts and the change log have the version of the product', async (t) => {
  for (const { name, version } of workspaces) t.equal(version, root.version, name)
  t.equal(/^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md'))?.[1], root.version)
})
