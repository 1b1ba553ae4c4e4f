import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LruMap } from '../cache/lru-map.ts'
import { type Representation, sizeOf } from '../cache/representation.ts'
import type { Log } from '../observability/log.ts'
import { reasonOf } from '../observability/observers.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import { createDiskBuilds } from './disk-builds.ts'
import type { KeptBuilds } from './kept-builds.ts'
import { createRedisBuilds } from './redis-builds.ts'
import { createFileSignature, type FileSignature, isFileName, prepareFile } from './stored-file.ts'

/** The hashed files of other builds, so that pages of the last release and of the next find theirs here. */
export interface ClientFiles {
  /**
   * A file that this build does not have; undefined if no kept build has it. Guessed names cost one look at what is kept
   * per second, however many they are.
   */
  find(name: string): Promise<Representation | undefined>
  /** Keeps the files of this build for others, in the background, now and for as long as this process runs. */
  share(): void
  close(): Promise<void>
}

interface Sources {
  bundle: { readonly buildId: string; readonly clientFolder: string }
  secrets: readonly Buffer[]
  link: RedisLink | undefined
  log: Pick<Log, 'notice'>
}

// A running build is renewed long before it expires, and one that could not be kept is tried again.
const renewMs = 6 * 3_600_000
const retryMs = 60_000
const lookAgainMs = 1000
// For a disk or a Redis that does not answer.
const longestFindMs = 2000
// A disk that hangs must not keep the process from ending.
const longestStopMs = 1000
const maxHeldBytes = 8 * 1024 * 1024

/** Keeps builds in Redis and in the data folder, where there are these; finds nothing without either. */
export function openClientFiles(
  directory: string | undefined,
  { bundle, secrets, link, log }: Sources,
): ClientFiles {
  const places = [
    ...(link ? [createRedisBuilds(link)] : []),
    ...(directory === undefined ? [] : [createDiskBuilds(join(directory, 'builds'))]),
  ]
  const signature = createFileSignature(secrets)
  const shelves = places.map((builds) => new Shelf(builds, signature, log))
  const held = createHeldFiles()
  const finding = new Map<string, Promise<Representation | undefined>>()
  const keepers = places.map((builds) => keepIn(builds, bundle, signature, log))
  let isSharing = false
  // A Redis that has come back may be empty. Not awaited: the link counts as open when its listeners are done.
  link?.onConnected(async () => {
    if (isSharing) keepers[0]?.keep()
  })

  async function look(name: string): Promise<Representation | undefined> {
    for (const shelf of shelves) {
      const file = await shelf.find(name)
      if (!file) continue
      held.set(name, file)
      return file
    }
    return undefined
  }

  return {
    async find(name) {
      if (!isFileName(name)) return undefined
      const file = held.get(name)
      if (file || shelves.length === 0) return file
      let found = finding.get(name)
      if (!found) {
        found = look(name).finally(() => finding.delete(name))
        finding.set(name, found)
      }
      return Promise.race([found, sleep(longestFindMs, undefined, { ref: false })])
    },
    share() {
      isSharing = true
      for (const keeper of keepers) keeper.keep()
    },
    async close() {
      isSharing = false
      const stopping = keepers.map((keeper) => keeper.stop())
      await Promise.race([Promise.all(stopping), sleep(longestStopMs, undefined, { ref: false })])
    },
  }
}

/** The files that were found last, in memory. */
function createHeldFiles() {
  const files = new LruMap<{ name: string; file: Representation }>()
  let bytes = 0
  return {
    get: (name: string) => files.get(name)?.file,
    set(name: string, file: Representation) {
      const before = files.peek(name)
      bytes += sizeOf(file) - (before ? sizeOf(before.file) : 0)
      files.set(name, { name, file })
      while (bytes > maxHeldBytes && files.oldest) {
        bytes -= sizeOf(files.oldest.file)
        files.deleteOldest()
      }
    },
  }
}

/** What one place has: the names of all its files, so that only those that are there are asked of it. */
class Shelf {
  readonly #builds: KeptBuilds
  readonly #signature: FileSignature
  readonly #log: Pick<Log, 'notice'>
  readonly #names = new Map<string, Set<string>>()
  #lookedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined

  constructor(builds: KeptBuilds, signature: FileSignature, log: Pick<Log, 'notice'>) {
    this.#builds = builds
    this.#signature = signature
    this.#log = log
  }

  /** Never rejects: a place that cannot be read has no files. */
  async find(name: string): Promise<Representation | undefined> {
    if (!this.#has(name)) await this.#look()
    for (const [id, names] of [...this.#names]) {
      if (!names.has(name)) continue
      const file = await this.#read(id, name, names).catch(() => undefined)
      if (file) return file
    }
    return undefined
  }

  #has(name: string): boolean {
    return [...this.#names.values()].some((names) => names.has(name))
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#lookedAt < lookAgainMs) return this.#looking
    this.#lookedAt = performance.now()
    // One that takes longer is joined, not repeated.
    this.#looking ??= this.#readNames()
      .catch(() => {})
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  async #readNames(): Promise<void> {
    const ids = await this.#builds.ids()
    for (const id of this.#names.keys()) if (!ids.includes(id)) this.#names.delete(id)
    for (const id of ids) if (!this.#names.has(id)) this.#names.set(id, new Set(await this.#builds.names(id)))
  }

  async #read(id: string, name: string, names: Set<string>): Promise<Representation | undefined> {
    const stored = await this.#builds.read(id, name)
    if (!stored) {
      // The build is gone, or was kept anew.
      this.#names.delete(id)
      return undefined
    }
    const file = this.#signature.verify(name, stored)
    if (file) return prepareFile(name, file)
    names.delete(name)
    this.#log.notice('warn', 'clientFileDamaged', { place: this.#builds.place, build: id, file: name })
    return undefined
  }
}

/** Keeps this build in one place, renews it, and says once when that begins to fail and when it works again. */
function keepIn(
  builds: KeptBuilds,
  { buildId, clientFolder }: Sources['bundle'],
  signature: FileSignature,
  log: Pick<Log, 'notice'>,
) {
  const { place } = builds
  let timer: NodeJS.Timeout | undefined
  let keeping: Promise<void> | undefined
  let isFailing = false
  let isStopped = false

  async function keep(): Promise<void> {
    clearTimeout(timer)
    try {
      await builds.keep(`${buildId}.${signature.tag}`, () =>
        ownFiles(join(clientFolder, 'assets'), signature),
      )
      if (isFailing) log.notice('info', 'buildKeptAgain', { place })
      isFailing = false
    } catch (error) {
      if (!isFailing) log.notice('warn', 'buildNotKept', { place, reason: reasonOf(error) })
      isFailing = true
    }
    keeping = undefined
    if (!isStopped) timer = setTimeout(start, isFailing ? retryMs : renewMs).unref()
  }

  function start(): void {
    keeping ??= keep()
  }

  return {
    keep: start,
    /** Resolves when nothing is being written any more. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await keeping
    },
  }
}

/** The files of this build as they are kept, one after another. */
async function* ownFiles(folder: string, signature: FileSignature): AsyncGenerator<[string, Buffer]> {
  const names = await readdir(folder)
  const compressed = new Set(names.filter((name) => name.endsWith('.br')))
  for (const name of names.filter(isFileName)) {
    const isBrotli = compressed.has(`${name}.br`)
    const bytes = await readFile(join(folder, isBrotli ? `${name}.br` : name))
    yield [name, signature.sign(name, { isBrotli, bytes })]
  }
}
