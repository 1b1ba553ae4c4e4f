import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeptId, type KeptBuilds, keptBuilds } from './kept-builds.ts'

const unfinished = '.partial'
const abandonedAfterMs = 3_600_000

/**
 * Files of builds in a directory: a folder for each build, which has its name once it is complete. Nothing is flushed to
 * the disk: a file that a crash has cut short does not verify.
 */
export function createDiskBuilds(directory: string): KeptBuilds {
  const entries = () => readdir(directory).catch(missing(() => []))

  /** Drops the oldest builds, and what a process left that died while it wrote. */
  async function prune(): Promise<void> {
    const found = await Promise.all(
      (await entries()).map(async (entry) => ({ entry, ms: (await stat(join(directory, entry))).mtimeMs })),
    )
    const kept = found.filter(({ entry }) => isKeptId(entry)).sort((a, b) => b.ms - a.ms)
    const abandoned = found.filter(
      ({ entry, ms }) => entry.endsWith(unfinished) && Date.now() - ms > abandonedAfterMs,
    )
    for (const { entry } of [...kept.slice(keptBuilds), ...abandoned])
      await rm(join(directory, entry), { recursive: true, force: true })
  }

  async function write(id: string, files: AsyncIterable<[string, Buffer]>): Promise<void> {
    const folder = join(directory, `${id}.${randomUUID()}${unfinished}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      for await (const [name, bytes] of files) await writeFile(join(folder, name), bytes, { mode: 0o600 })
      await rename(folder, join(directory, id))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    place: 'disk',
    ids: async () => (await entries()).filter(isKeptId),
    names: (id) => readdir(join(directory, id)),
    read: (id, name) => readFile(join(directory, id, name)).catch(missing(() => undefined)),
    async keep(id, files) {
      const now = new Date()
      const isThere = await utimes(join(directory, id), now, now).then(
        () => true,
        missing(() => false),
      )
      if (!isThere) await write(id, files())
      await prune()
    },
  }
}

/** Handles a file that does not exist; other errors are thrown. */
function missing<T>(value: () => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value()
    throw error
  }
}
