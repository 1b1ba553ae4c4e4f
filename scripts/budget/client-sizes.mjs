import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { templates } from '@marquee/contracts/templates'
import { templateModules } from '#web/templates/template-modules.ts'

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ template: string, scripts: number, styles: number, templateStyles: number }} HomeSizes */
/** @typedef {{ page: string, scripts: number }} PageSizes */

const locale = 'src/i18n/locales/en/locale.ts'
const pageTexts = 'src/i18n/locales/en/pages/pages.ts'
const home = 'src/templates/home-page.tsx'
const pagePattern = /^src\/(?:features|content)\/.*-pages?\.tsx$/
const minigameLayout = 'src/templates/minigame-layout.tsx'

/**
 * What the document of the home page names for each of some templates, from the built client alone: bytes of its scripts and
 * styles in brotli, and of the template's own styles in gzip.
 * @param {string} clientFolder
 * @param {readonly import('@marquee/contracts/template-file').TemplateFile[]} [files] the product's where it is left out
 * @returns {Promise<HomeSizes[]>}
 */
export async function homeSizes(clientFolder, files = Object.values(templates)) {
  const { manifest, brotli } = readClient(clientFolder)
  // The document has its styles in one element.
  const textOf = (/** @type {string[]} */ files) =>
    files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  const server = join(clientFolder, '../server/entry-server.js')
  /** @type {{ templateSheets: (file: object) => { href: string }[] }} */
  const { templateSheets } = await import(pathToFileURL(server).href)
  return files.map((file) => {
    const chunks = homeChunks(manifest, file)
    const sheets = templateSheets(file).map(({ href }) => href.slice(1))
    const styles = new Set([...chunks.flatMap(({ css = [] }) => css), ...sheets])
    const parts = templateModules(file).flatMap((key) => manifest[key]?.css ?? [])
    return {
      template: file.code,
      scripts: brotli(chunks.map((chunk) => chunk.file)),
      styles: brotliCompressSync(textOf([...styles])).length,
      templateStyles: gzipSync(textOf([...new Set([...parts, ...sheets])]), { level: 9 }).length,
    }
  })
}

/**
 * What each other page adds to the home page: bytes of its scripts and texts in brotli, for the template where that is
 * most.
 * @param {string} clientFolder
 * @returns {PageSizes[]}
 */
export function pageSizes(clientFolder) {
  const { manifest, brotli } = readClient(clientFolder)
  const homes = Object.values(templates).map((file) => new Set(homeChunks(manifest, file)))
  return Object.keys(manifest)
    .filter((key) => pagePattern.test(key))
    .map((key) => {
      const layout = key.endsWith('/mini-game-page.tsx') ? [minigameLayout] : []
      const chunks = withImports(manifest, [key, pageTexts, ...layout])
      const own = homes.map((known) =>
        brotli(chunks.filter((chunk) => !known.has(chunk)).map(({ file }) => file)),
      )
      return { page: key.replace(/^.*\/|-page\.tsx$/g, ''), scripts: Math.max(...own) }
    })
}

/** @param {string} folder */
function readClient(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  // The build writes compressed copies next to every file.
  const brotli = (/** @type {string[]} */ files) =>
    files.reduce((bytes, file) => bytes + statSync(join(folder, `${file}.br`)).size, 0)
  return { manifest, brotli }
}

/**
 * @param {Manifest} manifest
 * @param {import('@marquee/contracts/template-file').TemplateFile} file
 */
function homeChunks(manifest, file) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  return withImports(manifest, [entry, home, locale, ...templateModules(file)])
}

/**
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {Chunk[]} each once
 */
function withImports(manifest, keys) {
  /** @type {Map<string, Chunk>} */
  const found = new Map()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client's manifest has no ${key}.`)
    if (found.has(key)) return
    found.set(key, chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...found.values()]
}
