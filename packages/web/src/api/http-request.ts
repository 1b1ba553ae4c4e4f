import type { OperationDeclaration } from '@marquee/contracts/operation'

/** The parts of an operation's input that travel; a value of `undefined` does not. */
export interface RequestParts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

/**
 * Turns an operation and its input into what fetch needs. The query is sorted, so that equal questions have equal
 * addresses. `idempotencyKey` is a UUID per intent, kept on a manual retry.
 */
export function httpRequest(
  { method, path }: Pick<OperationDeclaration, 'method' | 'path'>,
  { params = {}, query = {}, body }: RequestParts,
  idempotencyKey?: string,
): HttpRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  search.sort()
  return {
    method,
    url: search.size > 0 ? `${filled}?${search}` : filled,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}
