import { Problem } from '@marquee/contracts/problem'
import type { RawAnswer } from './raw-request.ts'

type Seen = Pick<RawAnswer, 'status' | 'headers' | 'body'>

/** What must never be in an answer: frames of a stack, paths of the machine, names of our parts. */
const insides = /\n\s+at |node_modules|node:internal|packages\/|\.ts:\d|FST_ERR|undici|ZodError|SyntaxError/

/**
 * The rules that an answer breaks which holds for every operation, whatever was sent: no 5xx, JSON in the problem's
 * shape where it is no success, a request id, nothing of our insides. Empty for a good answer.
 */
export function brokenRules({ status, headers, body }: Seen, hasBody = true): string[] {
  const broken: string[] = []
  const type = headers['content-type'] ?? ''
  if (status >= 500) broken.push(`answers ${status}`)
  if (!headers['x-request-id']) broken.push('has no x-request-id')
  if (!headers['content-security-policy']) broken.push('has no security headers')
  if (insides.test(body)) broken.push(`shows insides: ${insides.exec(body)?.[0]}`)
  if (status < 400) {
    if (status === 200 && !type.startsWith('application/json')) broken.push(`is ${type}`)
    return broken
  }
  if (!type.startsWith('application/problem+json')) broken.push(`is a ${status} of type ${type}`)
  if (hasBody && !isProblem(body, status)) broken.push(`is no problem: ${body.slice(0, 160)}`)
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
