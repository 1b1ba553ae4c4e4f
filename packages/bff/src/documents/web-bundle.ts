import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LanguageCode } from '@marquee/contracts/languages'
import { pageNames } from '@marquee/contracts/pages'
import type { ServerBuild } from '@marquee/contracts/rendering'
import * as z from 'zod/mini'
import { strongTag } from '../cache/representation.ts'

/** The built scripts that the gateway sends as text, each without imports. */
export interface BundleScripts {
  /** Inlined in the head of every document; starts the client. */
  startClient: string
  /** Inlined in the offline page. */
  offlinePage: string
  /** Inlined in the page through which a payment form leaves. */
  leavePage: string
  /** Inlined in the head of a preview, before `startClient`. */
  preview: string
  /** Expects `WorkerSettings` in a constant named `worker` before it. */
  serviceWorker: string
  /** The service worker that ends one of another product. */
  formerWorker: string
}

/** The files that a document refers to, and the text of its style styles. */
export interface DocumentAssets {
  /** The entry and, before it, the chunks that it imports. Each is a task of its own, so that slow phones stay responsive. */
  scripts: string[]
  styles: { href: string; css: string }[]
  modules: string[]
}

/** The built client: how it renders on the server, and which files the browser needs for a rendered page. */
export interface WebBundle extends ServerBuild {
  buildId: string
  /** When the client was built, in milliseconds since 1970. */
  builtAtMs: number
  scripts: BundleScripts
  assetsFor(modules: readonly string[]): DocumentAssets
  /** The files of each page in a language, but for those that every page has. */
  filesOfPages(language: LanguageCode): Record<string, string[]>
  /** The address of each module's file. */
  addressesOf(modules: readonly string[]): string[]
  /** The text of a style sheet of the build, by its address. */
  styleOf(href: string): string
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

/** Where the client is built. */
export const clientBuild = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Loads the built client.
 *
 * @throws when it has not been built, with the command to run
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
  const [styles, scripts] = await Promise.all([
    readStyles(clientFolder),
    readScripts(join(folder, 'server', 'scripts')),
  ])
  const filesOf = (modules: readonly string[]) => {
    const { modules: scripts, styles: sheets } = assetsFor(manifest, styles, entryKey, modules)
    return [...scripts, ...sheets.map(({ href }) => href)]
  }
  const common = new Set(filesOf([]))
  const ownFiles = (modules: readonly string[]) => filesOf(modules).filter((file) => !common.has(file))
  return {
    buildId: strongTag(text).replaceAll('"', '').slice(0, 12),
    builtAtMs: Math.floor((await stat(manifestFile)).mtimeMs),
    clientFolder,
    render: server.render,
    pageModules: server.pageModules,
    renderOffline: server.renderOffline,
    themeColor: server.themeColor,
    templateFaults: server.templateFaults,
    scripts,
    assetsFor: (modules) => assetsFor(manifest, styles, entryKey, modules),
    filesOfPages: (language) =>
      Object.fromEntries(pageNames.map((page) => [page, ownFiles(server.pageModules(page, language))])),
    addressesOf: (modules) => modules.map((key) => `/${manifest[key]?.file}`),
    styleOf: (href) => styles.get(href.slice(1)) ?? '',
  }
}

async function readScripts(folder: string): Promise<BundleScripts> {
  const read = (name: string) => readFile(join(folder, `${name}.js`), 'utf8')
  const [startClient, offlinePage, leavePage, preview, serviceWorker, formerWorker] = await Promise.all([
    read('start-client'),
    read('offline-page'),
    read('leave-page'),
    read('preview'),
    read('service-worker'),
    read('former-worker'),
  ])
  return { startClient, offlinePage, leavePage, preview, serviceWorker, formerWorker }
}

/** Every style sheet of the build, by its file. */
async function readStyles(clientFolder: string): Promise<Map<string, string>> {
  const names = await readdir(join(clientFolder, 'assets'))
  const files = names.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)
  const read = async (file: string) =>
    [file, (await readFile(join(clientFolder, file), 'utf8')).trimEnd()] as const
  return new Map(await Promise.all(files.map(read)))
}

/** The files of the entry, of the modules in `keys`, and of all that they import, each once. */
function assetsFor(
  manifest: Manifest,
  styles: ReadonlyMap<string, string>,
  entryKey: string,
  keys: readonly string[],
): DocumentAssets {
  const chunks = new Set<string>()
  const collect = (key: string) => {
    if (chunks.has(key)) return
    chunks.add(key)
    for (const imported of manifest[key]?.imports ?? []) collect(imported)
  }
  for (const key of [entryKey, ...keys]) collect(key)
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
      css: styles.get(file) ?? '',
    })),
    modules: found
      .map(({ file }) => address(file))
      .filter((file) => file.endsWith('.js') && !scripts.includes(file)),
  }
}
