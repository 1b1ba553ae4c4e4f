import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scenario } from '../scenario.ts'

/** The disk fails that stores the cache snapshot, ended sessions and begun writes. */
export const diskFaults: readonly Scenario[] = [
  { fault: 'the disk of the snapshot is full', prove: proveFullDisk },
  { fault: 'the snapshot cannot be written', prove: proveUnwritable },
  { fault: 'the disk of ended sessions and begun writes is full', prove: proveFullJournals },
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

/** A directory without space. Only root may mount one; otherwise it is below a file, where nothing can be written. */
export async function openFullDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0
  const filling = join(folder, 'filling')
  if (mounted) await writeFile(filling, Buffer.alloc(64 * 1024)).catch(() => undefined)
  else await writeFile(filling, '')
  return {
    directory: mounted ? folder : join(filling, 'below-a-file'),
    reason: mounted ? 'ENOSPC' : 'ENOTDIR',
    makeSpace: () => rm(filling),
    async remove() {
      if (mounted) spawnSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function proveFullDisk(): Promise<Finding> {
  const disk = await openFullDisk()
  const opened = await openSite(disk.directory)
  try {
    assert.equal(await failTwice(opened), disk.reason)
    await disk.makeSpace()
    await opened.purge()
    await until('the snapshot is saved again', () => opened.linesOf('snapshotSavedAgain').length === 1)
    return {
      ...finding,
      log: `snapshotNotSaved ${disk.reason}, once; snapshotSavedAgain when there is space`,
    }
  } finally {
    await opened.site.close()
    await disk.remove()
  }
}

/** Players are served as ever; what could not be written is told, counted, and written when there is space. */
async function proveFullJournals(): Promise<Finding> {
  const disk = await openFullDisk()
  const { site, linesOf } = await openSite(disk.directory)
  try {
    const [left, cookie] = [await site.signIn(), await site.signIn()]
    assert.equal((await site.ask('/api/session', { method: 'DELETE', cookie: left })).status, 200)
    assert.equal((await site.ask('/api/me/balance', { cookie: left })).status, 401, 'ended in this process')
    const headers = { 'idempotency-key': randomUUID() }
    const stake = () => site.ask('/api/me/mini-games/lucky-wheel/bet', { method: 'POST', cookie, headers })
    const [first, again] = [await stake(), await stake()]
    assert.deepEqual([first.status, again.text], [200, first.text])
    assert.equal(site.sandbox.control.calls('/api/mini_game/mini_game_bet').length, 1)
    for (const journal of ['ended-sessions', 'begun-writes']) {
      const told = linesOf('journalNotSaved').filter((line) => line.journal === journal)
      assert.deepEqual(
        told.map(({ level, reason }) => [level, reason]),
        [['error', disk.reason]],
        'told once',
      )
    }
    const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text()
    assert.match(metrics, /marquee_journal_unsaved_total\{journal="ended-sessions"\} 1\n/)
    await disk.makeSpace()
    await until('both are saved again', () => linesOf('journalSavedAgain').length === 2)
    assert.match(
      await readFile(join(disk.directory, 'ended-sessions.journal'), 'utf8'),
      /session [0-9a-f-]{36}/,
    )
    return {
      player: '200; an ended session is refused, a repeated stake gets the first answer',
      log: `journalNotSaved ${disk.reason}, once each; journalSavedAgain when there is space`,
      lost: 'nothing while the process runs; a restart before there is space would forget these endings',
    }
  } finally {
    await site.close()
    await disk.remove()
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
