// Collects the licenses of what is built into the client, whose files the image does not have:
// node write-notices.mjs <file>, in the folder of package-lock.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenseOf, npmBill } from './npm-bill.mjs'

const licenseFile = /^(licen[cs]e|copying|notice|ofl)/i

/** @param {import('./npm-bill.mjs').Component} component */
function folderOf({ name, version }) {
  const folders = ['packages/web/node_modules', 'node_modules'].map((modules) => join(modules, name))
  const isOfVersion = (/** @type {string} */ folder) =>
    existsSync(folder) && JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version === version
  const found = folders.find(isOfVersion)
  if (!found) throw new Error(`${name} ${version} is not installed`)
  return found
}

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => licenseFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

const { components } = await npmBill('.', ['@marquee/web'])
const notices = components
  .filter(({ scope }) => scope !== 'optional')
  .map((each) =>
    [`${each.name} ${each.version} (${licenseOf(each)})`, ...textsIn(folderOf(each))].join('\n\n'),
  )
writeFileSync(process.argv[2] ?? '', `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
