// Removes files that never run from node_modules, to make the image smaller: node prune-modules.mjs <folder>
// Licenses are kept. It imports no other script, because the image is built without them.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Node does not run TypeScript below node_modules, so every such file is a declaration or a source.
const unusedFile = /\.(map|[cm]?tsx?|tsbuildinfo|flow|md|markdown)$/i
const license = /^(licen[cs]e|copying|notice)/i
const unusedFolder = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
  '.github',
])
// OpenTelemetry ships three builds; these two are for bundlers.
const unusedBuild = new Set(['esm', 'esnext'])

/** @param {string} folder */
function prune(folder) {
  const isPackage = existsSync(join(folder, 'package.json'))
  const entries = readdirSync(folder, { withFileTypes: true })
  const isTelemetryBuild = /@opentelemetry[\\/][^\\/]+[\\/]build$/.test(folder)
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if ((isPackage && unusedFolder.has(entry.name)) || (isTelemetryBuild && unusedBuild.has(entry.name)))
        rmSync(path, { recursive: true })
      else prune(path)
    } else if (entry.isFile() && unusedFile.test(entry.name) && !license.test(entry.name)) rmSync(path)
  }
}

/** @param {string} folder */
function modulesBelow(folder) {
  const workspaces = join(folder, 'packages')
  const names = existsSync(workspaces) ? readdirSync(workspaces) : []
  return [folder, ...names.map((name) => join(workspaces, name))]
    .map((owner) => join(owner, 'node_modules'))
    .filter((modules) => existsSync(modules))
}

for (const modules of modulesBelow(process.argv[2] ?? '.')) prune(modules)
