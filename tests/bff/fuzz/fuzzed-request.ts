import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'
import fc from 'fast-check'
import * as z from 'zod'
import { answeredIds } from '../areas/send-example.ts'
import { hostileText, spoilt } from './hostile-value.ts'

/** A request of a client that means no good, or does not know better. */
export interface FuzzedRequest {
  operation: OperationId
  method: string
  host: string
  /** With its query; printable ASCII. */
  target: string
  /** Values are printable Latin-1. */
  headers: readonly (readonly [name: string, value: string])[]
  cookie: CookieKind
  /** Cut or bent where the kind says so. */
  bend: number
  body: string | undefined
}

/** Whose cookie comes along. */
export type CookieKind = 'none' | 'own' | 'foreign' | 'cut' | 'bent' | 'nonsense'

const Fields = z.optional(z.record(z.string(), z.unknown()))
const ExampleRequest = z.object({ params: Fields, query: Fields, body: z.optional(z.unknown()) })

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const hosts = [
  'localhost',
  'LOCALHOST.:80',
  'brand-b.test',
  'unknown.example',
  'localhost:',
  '-',
  '[::1]',
  'a..b',
]
const headerNames = [
  ...['accept', 'accept-language', 'accept-encoding', 'origin', 'referer', 'sec-fetch-site', 'if-none-match'],
  ...[
    'idempotency-key',
    'x-request-id',
    'x-forwarded-host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'traceparent',
  ],
  ...[
    'authorization',
    'range',
    'x-http-method-override',
    'forwarded',
    'content-encoding',
    'content-language',
  ],
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'x',
  '',
]

const printable = (text: string) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000)
const rarely = <Value>(usual: Value, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

/** Requests to every operation of the contract, from right to absurd. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .constantFrom(...answeredIds)
  .chain((operation) => {
    const { method, path }: OperationDeclaration = operations[operation]
    const { params = {}, query = {}, body } = ExampleRequest.parse(operations[operation].example.request)
    return fc
      .record({
        operation: fc.constant(operation),
        method: rarely(method as string, fc.constantFrom(...methods)),
        host: rarely('localhost', fc.constantFrom(...hosts)),
        target: fc
          .tuple(
            spoilt(params),
            spoilt(query),
            rarely('', fc.constantFrom('/', '/..', '//', ';a', '%20', '/x')),
          )
          .map(([places, search, tail]) => addressOf(path, places, search) + tail),
        headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), hostileText.map(printable)), {
          maxLength: 4,
        }),
        cookie: fc.constantFrom<CookieKind>(
          'none',
          'own',
          'own',
          'own',
          'foreign',
          'cut',
          'bent',
          'nonsense',
        ),
        bend: fc.nat(400),
        body: body === undefined ? rarely<string | undefined>(undefined, hostileText) : bodyOf(body),
      })
      .chain((request) =>
        request.body === undefined
          ? fc.constant(request)
          : rarely('application/json', fc.constantFrom(...types)).map((type) => ({
              ...request,
              headers: [...request.headers, ['content-type', type] as const],
            })),
      )
  })

function bodyOf(body: unknown): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 8, arbitrary: spoilt(body).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

function addressOf(path: string, places: unknown, search: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(fieldOf(places, name)))
  const query = Object.entries(typeof search === 'object' && search !== null ? search : { q: search })
  if (query.length === 0) return filled
  return `${filled}?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`.slice(
    0,
    6000,
  )
}

function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : holder
}

const encoded = (value: unknown) =>
  encodeURIComponent(
    String(JSON.stringify(value) ?? '')
      .replace(/^"|"$/g, '')
      .toWellFormed(),
  )

/** The bytes of a request. `cookie` is the header's value, or undefined for none. */
export function bytesOf({ method, host, target, headers, body }: FuzzedRequest, cookie?: string): Buffer {
  const content = body === undefined ? undefined : Buffer.from(body, 'utf8')
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(cookie === undefined ? [] : [`Cookie: session=${cookie}`]),
    ...(content ? [`Content-Length: ${content.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content ?? Buffer.alloc(0)])
}
