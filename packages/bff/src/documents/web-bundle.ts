import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@marquee/contracts/rendering'
import * as z from 'zod/mini'
import { strongTag } from '../representation/etag.ts'

/** The built scripts that the gateway sends as text, each without imports. */
export interface BundleScripts {
  /** Stands in the head of every document and starts the client. */
  startClient: string
  /** Stands in the offline page. */
  offlinePage: string
  /** Expects `WorkerSettings` in a constant named `worker` before it. */
  serviceWorker: string
}

/** The files a document names, and the text of its style sheets. */
export interface DocumentAssets {
  /** The entry, after what it imports: on a cheap phone each is long enough for a turn of its own. */
  scripts: string[]
  styles: { href: string; css: string }[]
  modules: string[]
}

/** The built client: how it draws on the server, and which files the browser needs for what was drawn. */
export interface WebBundle extends ServerBuild {
  buildId: string
  /** When the client was built, in milliseconds since 1970. */
  builtAtMs: number
  scripts: BundleScripts
  assetsFor(modules: readonly string[]): DocumentAssets
  /** Folder of the files that are served below `/`. */
  clientFolder: string
}

const ManifestChunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  css: z._default(z.array(z.string()), []),
  imports: z._default(z.array(z.string()), []),
})
const Manifest = z.record(z.string(), ManifestChunk)
type Manifest = z.infer<typeof Manifest>

/**
 * Loads the built client.
 *
 * @throws when it has not been built, with the command that does it
 */
export async function loadWebBundle(folder: string): Promise<WebBundle> {
  const clientFolder = join(folder, 'client')
  const manifestFile = join(clientFolder, '.vite', 'manifest.json')
  const text = await readFile(manifestFile, 'utf8').catch(() => {
    throw new Error('The client has not been built yet: run `npm run build` first.')
  })
  const manifest = Manifest.parse(JSON.parse(text))
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entryKey) throw new Error('The client build has no entry.')
  const server: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href)
  const [sheets, scripts] = await Promise.all([
    readSheets(clientFolder, manifest),
    readScripts(join(folder, 'server', 'scripts')),
  ])
  return {
    buildId: strongTag(text).replaceAll('"', '').slice(0, 12),
    builtAtMs: Math.floor((await stat(manifestFile)).mtimeMs),
    clientFolder,
    render: server.render,
    renderOffline: server.renderOffline,
    themeColour: server.themeColour,
    scripts,
    assetsFor: (modules) => assetsFor(manifest, sheets, entryKey, modules),
  }
}

async function readScripts(folder: string): Promise<BundleScripts> {
  const read = (name: string) => readFile(join(folder, `${name}.js`), 'utf8')
  const [startClient, offlinePage, serviceWorker] = await Promise.all([
    read('start-client'),
    read('offline-page'),
    read('service-worker'),
  ])
  return { startClient, offlinePage, serviceWorker }
}

/** Every style sheet of the build, by its file. */
async function readSheets(clientFolder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css))
  const read = async (file: string) =>
    [file, (await readFile(join(clientFolder, file), 'utf8')).trimEnd()] as const
  return new Map(await Promise.all([...files].map(read)))
}

/** What the entry and the modules of `keys` need, each file once. */
function assetsFor(
  manifest: Manifest,
  sheets: ReadonlyMap<string, string>,
  entryKey: string,
  keys: readonly string[],
): DocumentAssets {
  const chunks = new Set<string>()
  const visit = (key: string) => {
    if (chunks.has(key)) return
    chunks.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of [entryKey, ...keys]) visit(key)
  const chunksOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? [])
  const address = (file: string) => `/${file}`
  const found = chunksOf(chunks)
  const scripts = chunksOf([...(manifest[entryKey]?.imports ?? []), entryKey]).map(({ file }) =>
    address(file),
  )
  return {
    scripts,
    styles: [...new Set(found.flatMap(({ css }) => css))].map((file) => ({
      href: address(file),
      css: sheets.get(file) ?? '',
    })),
    modules: found
      .map(({ file }) => address(file))
      .filter((file) => file.endsWith('.js') && !scripts.includes(file)),
  }
}
