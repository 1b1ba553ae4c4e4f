import { Capability } from '@marquee/contracts/capability'
import * as z from 'zod/mini'
import { callPaths } from '../platform/calls.ts'
import type { PlatformFile } from './config.ts'
import { readJsonAs, readText } from './read-text.ts'

const Call = z.enum(callPaths)
const PlatformPath = z.string().check(z.regex(/^\/[A-Za-z0-9/_-]+$/, 'is not a path such as /api/startup'))

// Files written before the product took to US spelling.
const Area = z.pipe(
  z.transform((name) => (name === 'favourites' ? 'favorites' : name)),
  Capability,
)

/** Unknown keys are errors, so that a typo is not silently ignored. */
const File = z.strictObject({
  paths: z._default(z.partialRecord(Call, PlatformPath), {}),
  kinds: z._default(z.partialRecord(Call, z.enum(['read', 'write'])), {}),
  off: z._default(z.array(Area), []),
})

const asTheContract: PlatformFile = File.parse({})

/**
 * Reads the platform file that a setting names; every error in it is an issue of its own. Empty text means no file.
 */
export const platformFile = readText((path, addIssue): PlatformFile => {
  if (path === '') return asTheContract
  return readJsonAs(path, File, addIssue) ?? asTheContract
})
