import { readFileSync } from 'node:fs'
import { Capability } from '@marquee/contracts/capability'
import * as z from 'zod'
import { callPaths } from './platform/call-paths.ts'

const Call = z.enum(callPaths)
const PlatformPath = z.string().regex(/^\/[A-Za-z0-9/_-]+$/, 'is not a path such as /api/startup')

/** How a platform differs from the contract. Unknown keys are mistakes, so that a slip does not pass for a setting. */
export const PlatformFile = z.strictObject({
  /** The contract's path of a call to the platform's own. */
  paths: z.partialRecord(Call, PlatformPath).default({}),
  /** The contract's path of a call to its class: a read may be repeated, a write never. */
  kinds: z.partialRecord(Call, z.enum(['read', 'write'])).default({}),
  /** Business areas that the platform lacks: their operations and all that leads to them go. */
  off: z.array(Capability).default([]),
})
export type PlatformFile = z.infer<typeof PlatformFile>

/** Reads the file that a setting names; each thing wrong with it is an issue of its own. Empty text: no file. */
export const platformFile = z.string().transform((path, context): PlatformFile => {
  if (path === '') return PlatformFile.parse({})
  const json = readJson(path, context)
  if (json === undefined) return z.NEVER
  const read = PlatformFile.safeParse(json)
  if (read.success) return read.data
  for (const { path: at, message } of read.error.issues) {
    context.addIssue(`"${path}"${at.length > 0 ? ` at ${at.join('.')}` : ''}: ${message}`)
  }
  return z.NEVER
})

function readJson(path: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    context.addIssue(`"${path}" ${reason}`)
    return undefined
  }
}
