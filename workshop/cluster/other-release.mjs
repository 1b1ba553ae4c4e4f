import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '#scripts/setup/build-web.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const changed = 'packages/web/src/i18n/locales/en/site.ts'
const copied = ['packages', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']
const installed = ['node_modules', 'packages/web/node_modules', 'packages/bff/node_modules']

/**
 * Makes the next release of this checkout in a folder: the same sources but for a text of every page, so that the names of
 * nearly all scripts differ.
 * @param {string} node executable
 * @param {string} folder
 */
export async function buildOtherRelease(node, folder) {
  mkdirSync(folder)
  for (const name of copied)
    cpSync(join(projectRoot, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
    })
  for (const name of installed) symlinkSync(join(projectRoot, name), join(folder, name))
  const file = join(folder, changed)
  const text = readFileSync(file, 'utf8')
  const other = text.replace("reload: 'Reload'", "reload: 'Reload page'")
  if (other === text) throw new Error(`${changed} has no text to change any more.`)
  writeFileSync(file, other)
  await buildWeb(folder, node, { always: true })
}
