import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { replaceFile } from '../storage/replace-file.ts'

const Release = z.object({
  /** Since when the template holds, or from when on it will (ISO 8601). */
  from: z.iso.datetime(),
  /** When somebody saved it. */
  savedAt: z.iso.datetime(),
  /** Who saved it; absent where nobody is asked. */
  by: z.optional(z.string()),
  note: z.optional(z.string()),
  /** As it was saved, which an older build may have done. */
  template: z.unknown(),
})

/** A template that holds, has held or will hold, and who saved it. */
export type Release = z.infer<typeof Release>

/** A release from its file; undefined where there is none, or none that can be read. */
export async function readRelease(file: string): Promise<Release | undefined> {
  return parseRelease(await readFile(file, 'utf8').catch(() => ''))
}

/** A release from the text of its file; undefined where it is none. */
export function parseRelease(text: string): Release | undefined {
  try {
    return Release.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A value as the files of templates have it, for people and for version control. */
export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Writes a value to a file that readers see as it was, or as it is, and never in between. */
export async function writeValue(file: string, value: unknown): Promise<void> {
  // Replicas that share the directory may write at once.
  const { handle } = await replaceFile(file, `${file}.${randomUUID()}.new`, [fileText(value)])
  await handle.close()
}
