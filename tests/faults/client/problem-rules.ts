import { Problem } from '@marquee/contracts/problem'
import type { RawResponse } from '../../support/raw-client.ts'

type ResponseParts = Pick<RawResponse, 'status' | 'headers' | 'body'>

/** Must never occur in a response: stack frames, file paths, names of internals. */
const internals = /\n\s+at |node_modules|node:internal|packages\/|\.ts:\d|FST_ERR|undici|ZodError|SyntaxError/

/**
 * The rules that a response breaks. They apply to every operation and request: no 5xx, a problem document unless it is a
 * success, a request id, security headers, and no internals. Empty for a good response.
 */
export function brokenRules({ status, headers, body }: ResponseParts, hasBody = true): string[] {
  const broken: string[] = []
  const type = headers['content-type'] ?? ''
  if (status >= 500) broken.push(`answers ${status}`)
  if (!headers['x-request-id']) broken.push('has no x-request-id')
  if (!headers['content-security-policy']) broken.push('has no security headers')
  if (internals.test(body)) broken.push(`shows internals: ${internals.exec(body)?.[0]}`)
  if (status < 400) {
    const isFile = type.startsWith('text/csv') && headers['content-disposition']?.startsWith('attachment')
    if (status === 200 && !type.startsWith('application/json') && !isFile) broken.push(`is ${type}`)
    return broken
  }
  if (!type.startsWith('application/problem+json')) broken.push(`is a ${status} of type ${type}`)
  if (hasBody && !isProblem(body, status)) broken.push(`is not a problem document: ${body.slice(0, 160)}`)
  return broken
}

function isProblem(body: string, status: number): boolean {
  try {
    const problem = Problem.safeParse(JSON.parse(body))
    return (
      problem.success &&
      problem.data.status === status &&
      /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(problem.data.reference)
    )
  } catch {
    return false
  }
}
