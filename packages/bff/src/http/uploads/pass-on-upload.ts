import type { IncomingMessage } from 'node:http'
import { fieldErrors } from '@marquee/contracts/field-errors'
import type { UploadRule } from '@marquee/contracts/operation'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'
import type { UploadedFile } from '../../upstream/multipart-body.ts'
import { judgeFile } from './judge-file.ts'
import { openUploadForm } from './open-upload-form.ts'

// More than any upload declares.
const maxFields = 8

/**
 * Passes the file of a form on while it arrives, at the pace at which it is taken. Nothing is sent before the fields
 * and the file's type were judged, and the sending breaks off when the form turns out to be wrong.
 *
 * @template Fields what the rule's schema makes of the fields
 * @param send sends the file and returns what the platform calls it
 * @throws ProblemError, or what `send` throws
 */
export async function passOnUpload<Fields>(
  request: IncomingMessage,
  { types, maxBytes, fields: schema = z.strictObject({}) }: UploadRule,
  send: (file: UploadedFile) => Promise<string>,
): Promise<{ fields: Fields; fileKey: string }> {
  const form = await openUploadForm(request, { maxBytes, maxFields })
  try {
    const fields = readFields(schema, form.fields) as Fields
    const fileKey = await send(await judgeFile(form.content, types))
    await form.complete
    return { fields, fileKey }
  } catch (error) {
    throw form.stop(error)
  }
}

function readFields(schema: z.ZodMiniType, fields: Record<string, string>): unknown {
  const result = schema.safeParse(fields, { reportInput: true })
  if (result.success) return result.data
  throw new ProblemError('invalidRequest', { errors: fieldErrors(result.error.issues) })
}
