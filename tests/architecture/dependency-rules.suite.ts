import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { doors } from './read-module.ts'
import { readAll } from './rule.ts'
import { rules } from './rules.ts'
import { readRootFiles, readSourceFiles } from './source-file.ts'

const sources = readAll([
  ...readRootFiles(projectRoot, ['package.json', 'Dockerfile']),
  ...readSourceFiles(projectRoot, ['packages', 'scripts', 'tests', 'workshop']),
])

// A checker that silently read nothing has been seen to print a tick.
t.test('every module is read', async (t) => {
  const found = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: projectRoot })
  const read = new Set(sources.modules.map(({ path }) => path))
  t.ok(found.length > 50, `${found.length} files are found`)
  t.strictSame(
    found.filter((path) => !read.has(path)),
    [],
    'none is left out',
  )
  const imports = sources.modules.flatMap((module) => module.imports)
  t.ok(imports.length > found.length, `${imports.length} imports are seen in ${read.size} modules`)
})

for (const { name, findOffenses } of rules) {
  t.test(name, async (t) => {
    const offenses = findOffenses(sources).map(({ path, what }) => `${path} ${what}`)
    t.strictSame(offenses, [])
  })
}

t.test('applications export nothing but a door', async (t) => {
  for (const application of ['bff', 'web', 'sandbox', 'studio']) {
    const manifest = JSON.parse(readFileSync(`${projectRoot}/packages/${application}/package.json`, 'utf8'))
    const own = Object.entries(doors).filter(([name]) => name.startsWith(`${manifest.name}/`))
    const exported = own.map(([name, path]) => [
      name.replace(manifest.name, '.'),
      path.replace(`packages/${application}`, '.'),
    ])
    t.strictSame(manifest.exports, Object.fromEntries(exported), application)
  }
})

t.test('the demo games export their door alone', async (t) => {
  const manifest = JSON.parse(readFileSync(`${projectRoot}/packages/demo-games/package.json`, 'utf8'))
  t.strictSame(manifest.exports, { '.': './src/demo-games.ts' })
})
