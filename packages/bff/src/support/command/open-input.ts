import { createWriteStream, fstatSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileNames } from '../../config/setting-readers.ts'
import { findLogFiles, type LogFile } from '../files/find-log-files.ts'

/** Log files to search. */
export interface Input {
  files: LogFile[]
  /** Removes what was put on the disk. */
  close(): Promise<void>
}

/**
 * Opens what a command searches: the files that are named, else what is piped in, else the usual ones.
 * @param usual names of files, comma separated, as `SUPPORT_LOG_FILES` has them
 * @throws an error with a sentence where there is nothing to search
 */
export async function openInput(names: readonly string[], usual = ''): Promise<Input> {
  if (names.length === 0 && isPiped()) return spool()
  const wanted = names.length > 0 ? names : fileNames.parse(usual)
  if (wanted.length === 0) throw new Error('Which log? Name its files, pipe it in, or set SUPPORT_LOG_FILES.')
  const { files, missing, folders } = await findLogFiles(wanted)
  if (folders.length > 0)
    throw new Error(
      `${folders.join(', ')} is a folder: name the files in it, such as '${folders[0]}/gateway.log*'.`,
    )
  if (missing.length > 0) throw new Error(`No such file: ${missing.join(', ')}`)
  return { files, close: async () => {} }
}

function isPiped(): boolean {
  try {
    const facts = fstatSync(0)
    return facts.isFIFO() || facts.isSocket() || facts.isFile()
  } catch {
    return false
  }
}

/** Puts standard input into a file, because it is read twice and may not fit into memory. */
async function spool(): Promise<Input> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-support-'))
  const path = join(folder, 'standard input')
  const file = createWriteStream(path, { mode: 0o600 })
  await pipeline(process.stdin, file)
  const close = () => rm(folder, { recursive: true, force: true })
  return { files: [{ path, bytes: file.bytesWritten }], close }
}
