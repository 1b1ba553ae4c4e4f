import { Capability } from '@marquee/contracts/capability'
import * as z from 'zod/mini'
import { callPaths } from './call-paths.ts'
import { readJson, readText } from './read-text.ts'

const Call = z.enum(callPaths)
const PlatformPath = z.string().check(z.regex(/^\/[A-Za-z0-9/_-]+$/, 'is not a path such as /api/startup'))

// Files written before the product took to US spelling.
const Area = z.pipe(
  z.transform((name) => (name === 'favourites' ? 'favorites' : name)),
  Capability,
)

/** How a platform differs from the contract. Unknown keys are errors, so that a typo is not silently ignored. */
export const PlatformFile = z.strictObject({
  /** Maps the contract's path of a call to the platform's own. */
  paths: z._default(z.partialRecord(Call, PlatformPath), {}),
  /** Overrides the kind of a call: reads may be repeated, writes never. */
  kinds: z._default(z.partialRecord(Call, z.enum(['read', 'write'])), {}),
  /** Business areas that the platform lacks: their operations are disabled. */
  off: z._default(z.array(Area), []),
})
export type PlatformFile = z.infer<typeof PlatformFile>

const asTheContract = PlatformFile.parse({})

/**
 * Reads the platform file that a setting names; every error in it is an issue of its own. Empty text means no file.
 */
export const platformFile = readText((path, addIssue): PlatformFile => {
  if (path === '') return asTheContract
  const json = readJson(path, addIssue)
  if (json === undefined) return asTheContract
  const read = PlatformFile.safeParse(json)
  if (read.success) return read.data
  for (const { path: at, message } of read.error.issues) {
    addIssue(`"${path}"${at.length > 0 ? ` at ${at.join('.')}` : ''}: ${message}`)
  }
  return asTheContract
})
