import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scenario } from '../scenario.ts'

/** The disk that stores the cache snapshot fails. */
export const diskFaults: readonly Scenario[] = [
  { fault: 'the disk of the snapshot is full', prove: proveFullDisk },
  { fault: 'the snapshot cannot be written', prove: proveUnwritable },
]

/** Starts a gateway that stores its snapshot in `directory`; `purge` makes it write at once. */
async function openSite(directory: string) {
  const site = await startSite({ SNAPSHOT_DIRECTORY: directory })
  const purge = () => fetch(`${site.adminUrl}/purge?kind=seo`, { method: 'POST' })
  const linesOf = (event: string) => site.log.filter((line) => line.event === event)
  const serve = async () => {
    for (const path of ['/', '/api/startup', '/api/cms']) assert.equal((await site.ask(path)).status, 200)
  }
  return { site, purge, linesOf, serve }
}

/** Writing fails twice; the site keeps working and logs the failure once. Returns the logged reason. */
async function failTwice({ purge, linesOf, serve }: Awaited<ReturnType<typeof openSite>>): Promise<string> {
  await serve()
  await purge()
  await until('the failure is logged', () => linesOf('snapshotNotSaved').length > 0)
  await serve()
  await purge()
  await serve()
  const lines = linesOf('snapshotNotSaved')
  assert.equal(lines.length, 1, 'logged once')
  return String(lines[0]?.reason)
}

async function proveFullDisk(): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-disk-'))
  // Only root may mount. Otherwise the snapshot directory is below a file, where nothing can be written either.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0
  const filling = join(folder, 'filling')
  if (mounted) await writeFile(filling, Buffer.alloc(64 * 1024)).catch(() => undefined)
  else await writeFile(filling, '')
  const opened = await openSite(mounted ? folder : join(filling, 'below-a-file'))
  try {
    const reason = await failTwice(opened)
    if (!mounted) return { ...finding, log: `snapshotNotSaved ${reason}, once (no disk could be mounted)` }
    assert.equal(reason, 'ENOSPC')
    await rm(filling)
    await opened.purge()
    await until('the snapshot is saved again', () => opened.linesOf('snapshotSavedAgain').length === 1)
    return { ...finding, log: `snapshotNotSaved ${reason}, once; snapshotSavedAgain when there is space` }
  } finally {
    await opened.site.close()
    if (mounted) spawnSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  }
}

async function proveUnwritable(): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-disk-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const opened = await openSite(join(file, 'below-a-file'))
  try {
    const reason = await failTwice(opened)
    return { ...finding, log: `snapshotNotSaved ${reason}, once` }
  } finally {
    await opened.site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const finding = { player: '200 page, 200: unaffected', lost: 'nothing while the process runs' } as const
