import type { Problem } from '@marquee/contracts/problem'

/** The problem in the body of an unsuccessful response; `undefined` where it has none. */
export function parseProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return 'code' in body && 'handling' in body ? (body as Problem) : undefined
}
