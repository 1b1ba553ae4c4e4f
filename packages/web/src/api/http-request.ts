import type { OperationDeclaration } from '@marquee/contracts/operation'

/** The parts of an operation's input that are sent; values of `undefined` are left out. */
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
 * Builds the arguments of `fetch` from an operation and its input. The query is sorted, so that equal inputs have equal
 * addresses and share a cached response. `idempotencyKey` is a UUID per user action, kept on a manual retry.
 */
export function httpRequest(
  { method, path }: Pick<OperationDeclaration, 'method' | 'path'>,
  { params = {}, query = {}, body }: RequestParts,
  idempotencyKey?: string,
): HttpRequest {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  search.sort()
  return {
    method,
    url: search.size > 0 ? `${filledPath}?${search}` : filledPath,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}
