import type { OperationDeclaration, UploadRule } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorCode,
  errorCodes,
  Problem,
} from '@marquee/contracts/problem'
import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { guidance } from '../../observability/guidance.ts'

export type Json = Record<string, unknown>

/** Generates the OpenAPI 3.2 description of the API from the contracts. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {}
  for (const id of operationIds) {
    const { path, method } = operations[id]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(id) }
  }
  return {
    openapi: '3.2.0',
    info: {
      title: 'Marquee',
      version: '1',
      description: 'The API of the gateway for browsers. The host selects the brand.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Any host of BRAND_DOMAINS' }],
    tags: [...new Set(operationIds.map(tagOf))].map((name) => ({ name, description: describeTag(name) })),
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      responses: Object.fromEntries(
        problemStatuses().map((status) => [`Problem${status}`, describeProblems(status)]),
      ),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  }
}

function describeOperation(id: OperationId): Json {
  const declaration: OperationDeclaration = operations[id]
  const { access, limit } = declaration
  const example: { request: unknown; response: unknown } = operations[id].example
  return {
    operationId: id,
    tags: [tagOf(id)],
    summary: titleOf(id),
    description: [`Access: ${access}.`, `Rate limit: ${limit}.`, describeCaching(declaration)].join(' '),
    parameters: [...parametersOf(id, 'path'), ...parametersOf(id, 'query'), ...idempotencyKey(declaration)],
    ...describeRequestBody(declaration, Sent.parse(example.request).body),
    responses: {
      200: { description: 'Success', content: describeResponse(declaration, example.response) },
      ...Object.fromEntries(
        statusesOf(declaration).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
    },
    security: access === 'player' ? [{ session: [] }] : [],
  }
}

function describeCaching({ cache, visitorCache }: OperationDeclaration): string {
  if (cache) return `Public; cached as ${cache}.`
  return visitorCache
    ? `For visitors made from what is cached as ${visitorCache}; for a player never cached.`
    : 'Never cached.'
}

const Sent = z.object({ body: z.unknown().optional() })

function parametersOf(id: OperationId, place: 'path' | 'query'): Json[] {
  const declaration: OperationDeclaration = operations[id]
  const part = place === 'path' ? declaration.params : declaration.query
  if (!part) return []
  const { properties = {}, required = [] } = objectShape.parse(schemaOf(part, 'input'))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function idempotencyKey({ idempotency }: OperationDeclaration): Json[] {
  if (!idempotency) return []
  const description = 'One UUID per intent, kept on a manual retry: a repeat gets the first response.'
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: idempotency === 'required',
      description,
      schema: { type: 'string', format: 'uuid' },
    },
  ]
}

/** The error statuses of an operation: of its own codes, and of the common codes that apply to it. */
function statusesOf(declaration: OperationDeclaration): number[] {
  const { errors = [] } = declaration
  const common = commonErrorCodes.filter((code) => appliesTo(code, declaration))
  const statuses = [...common, ...errors].map((code) => errorCodes[code].status)
  return [...new Set<number>(statuses)].sort((a, b) => a - b)
}

function appliesTo(code: CommonErrorCode, { method, access, idempotency }: OperationDeclaration): boolean {
  if (code === 'idempotencyKeyMissing') return idempotency === 'required'
  if (code === 'keyReused' || code === 'stillRunning') return idempotency !== undefined
  if (code === 'guestOnly') return access === 'guest'
  if (code === 'crossSite' || code === 'bodyTooLarge' || code === 'unsupportedMediaType')
    return method !== 'GET'
  return code !== 'notFound' && code !== 'methodNotAllowed'
}

function problemStatuses(): number[] {
  return [...new Set(operationIds.flatMap((id) => statusesOf(operations[id])))].sort((a, b) => a - b)
}

function describeProblems(status: number): Json {
  const codes = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => errorCodes[code].status === status)
  return {
    description:
      codes.length > 0
        ? codes
            .map((code) => `- \`${code}\`: ${errorCodes[code].title}. ${guidance[code].operator}`)
            .join('\n')
        : 'A problem',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

const tagOf = (id: OperationId) => operations[id].path.split('/')[2] ?? 'api'

function describeTag(name: string): string {
  const ids = operationIds.filter((id) => tagOf(id) === name)
  return `Operations below /api/${name}: ${ids.map(titleOf).join(', ').toLowerCase()}.`
}

/** `getBalance` becomes "Get balance". */
function titleOf(id: OperationId): string {
  const text = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The JSON Schema of what a client sends (`input`) or receives (`output`). */
function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** The part of an object's JSON Schema that lists its properties. */
const objectShape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

/** Describes the body of an operation's request. */
function describeRequestBody({ body, upload }: OperationDeclaration, example: unknown): Json {
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
function describeResponse({ response, download, stream }: OperationDeclaration, example: unknown): Json {
  if (download) return { [download]: { schema: { type: 'string' } } }
  if (stream) return { 'text/event-stream': { itemSchema: schemaOf(response, 'output') } }
  return { 'application/json': { schema: schemaOf(response, 'output'), example } }
}
