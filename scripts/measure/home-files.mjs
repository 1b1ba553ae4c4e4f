import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {{ template: string, scripts: number, styles: number, templateStyles: number }} HomeSizes */

const locale = 'src/i18n/locales/en/locale.ts'
const page = 'src/templates/home-page.tsx'

/**
 * What the document of the home page names for each template, from the built client alone: bytes of its scripts and
 * styles in brotli, and of the template's own styles in gzip.
 * @param {string} clientFolder
 * @returns {HomeSizes[]}
 */
export function homeSizes(clientFolder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const read = (/** @type {string} */ file) => readFileSync(join(clientFolder, file))
  const brotli = (/** @type {string[]} */ files) =>
    files.reduce((bytes, file) => bytes + brotliCompressSync(read(file)).length, 0)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''

  return templateKeys(manifest).map((key) => {
    const chunks = withImports(manifest, [entry, page, key, locale])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    const own = manifest[key]?.css ?? []
    return {
      template: key.replace(/^.*\/|\.ts$/g, ''),
      scripts: brotli(chunks.map(({ file }) => file)),
      styles: brotli(styles),
      templateStyles: own.reduce((bytes, file) => bytes + gzipSync(read(file)).length, 0),
    }
  })
}

/** @param {Record<string, Chunk>} manifest */
const templateKeys = (manifest) =>
  Object.keys(manifest).filter((key) =>
    /^src\/templates\/(template|slot|casino|sportsbook)\d+\.ts$/.test(key),
  )

/**
 * @param {Record<string, Chunk>} manifest
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
