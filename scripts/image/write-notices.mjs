// Collects the licenses of what is built into the client, whose files the image does not have:
// node write-notices.mjs <file>, in the folder of package-lock.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionPackages } from './production-packages.mjs'

const licenseFile = /^(licen[cs]e|copying|notice|ofl)/i

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => licenseFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const notices = productionPackages(locked, ['packages/contracts', 'packages/web'])
  .filter(({ isOptional }) => !isOptional)
  .map(({ path, name, version, license }) =>
    [`${name} ${version} (${license})`, ...textsIn(path)].join('\n\n'),
  )
writeFileSync(process.argv[2] ?? '', `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
