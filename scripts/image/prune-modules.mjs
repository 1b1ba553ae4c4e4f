// Takes out of node_modules what never runs, so that the image is smaller: node prune-modules.mjs <folder>
// Licences stay. It imports nothing: the image is built without the other scripts.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Node runs no TypeScript below node_modules, so there every such file is a declaration or a source.
const deadFile = /\.(map|[cm]?tsx?|tsbuildinfo|flow|md|markdown)$/i
const licence = /^(licen[cs]e|copying|notice)/i
const deadFolder = new Set([
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
// OpenTelemetry comes three times; the other two are for bundlers.
const deadBuild = new Set(['esm', 'esnext'])

/** @param {string} folder */
function prune(folder) {
  const isPackage = existsSync(join(folder, 'package.json'))
  const entries = readdirSync(folder, { withFileTypes: true })
  const isTelemetryBuild = /@opentelemetry[\\/][^\\/]+[\\/]build$/.test(folder)
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if ((isPackage && deadFolder.has(entry.name)) || (isTelemetryBuild && deadBuild.has(entry.name)))
        rmSync(path, { recursive: true })
      else prune(path)
    } else if (entry.isFile() && deadFile.test(entry.name) && !licence.test(entry.name)) rmSync(path)
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
