import type { OperationDeclaration, UploadRule } from '@marquee/contracts/operation'
import * as z from 'zod/mini'
import { type Json, objectShape, schemaOf } from './json-schema.ts'

/** Describes the body of an operation's request. */
export function describeRequestBody({ body, upload }: OperationDeclaration, example: unknown): Json {
  if (upload) {
    const { properties = {}, required = [] } = objectShape.parse(
      upload.fields ? schemaOf(upload.fields, 'input') : {},
    )
    const file = { type: 'string', format: 'binary', description: describeUpload(upload) }
    const schema = { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const content = { 'application/json': { schema: schemaOf(body, 'input'), example } }
  return { requestBody: { required: !z.safeParse(body, undefined).success, content } }
}

function describeUpload({ types, maxBytes }: UploadRule): string {
  return `One of ${types.join(', ')}, judged by its content; at most ${maxBytes} bytes. The last part of the form.`
}

/** Describes the body of an operation's success. */
export function describeResponse(
  { response, download, stream }: OperationDeclaration,
  example: unknown,
): Json {
  if (download) return { [download]: { schema: { type: 'string' } } }
  if (stream) return { 'text/event-stream': { itemSchema: schemaOf(response, 'output') } }
  return { 'application/json': { schema: schemaOf(response, 'output'), example } }
}
