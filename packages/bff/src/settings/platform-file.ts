import { Capability } from '@marquee/contracts/capability'
import * as z from 'zod/mini'
import { readJsonAs, readText } from '../config/read-text.ts'
import { callPaths } from '../platform/calls.ts'

const Call = z.enum(callPaths)
const PlatformPath = z.string().check(z.regex(/^\/[A-Za-z0-9/_-]+$/, 'is not a path such as /api/startup'))

/** Unknown keys are errors, so that a typo is not silently ignored. */
const File = z.strictObject({
  paths: z._default(z.partialRecord(Call, PlatformPath), {}),
  kinds: z._default(z.partialRecord(Call, z.enum(['read', 'write'])), {}),
  off: z._default(z.array(Capability), []),
})

/** How a platform differs from the contract. */
export interface PlatformFile {
  /** Maps the contract's path of a call to the platform's own. */
  paths: Readonly<Partial<Record<string, string>>>
  /** Overrides the kind of a call: reads may be repeated, writes never. */
  kinds: Readonly<Partial<Record<string, 'read' | 'write'>>>
  /** Business areas that the platform lacks: their operations are disabled. */
  off: readonly Capability[]
}

const asTheContract: PlatformFile = File.parse({})

/**
 * Reads the platform file that a setting names; every error in it is an issue of its own. Empty text means no file.
 */
export const platformFile = readText((path, addIssue): PlatformFile => {
  if (path === '') return asTheContract
  return readJsonAs(path, File, addIssue) ?? asTheContract
})
