import type { OperationDeclaration } from '@marquee/contracts/operation'
import type { ErrorCode, Problem } from '@marquee/contracts/problem'
import { hasUnsavedInput } from '../browser/reload-page.ts'
import { localProblem } from './problem-error.ts'

/** A response that something on the way has given in place of the gateway. */
type ForeignResponse = Pick<Response, 'status'> & { headers: Pick<Headers, 'get'> }
type Operation = Pick<OperationDeclaration, 'method'>

/**
 * The problem of such a response. A request that was kept from the gateway, or that came too often or with too large a file
 * for a proxy, was not carried out; of any other nobody knows. Stays pending while the page is reloaded.
 */
export async function problemOfForeign(response: ForeignResponse, operation: Operation): Promise<Problem> {
  if (isIntercepted(response, operation)) {
    if (operation.method === 'GET' && reloadPage()) return new Promise(() => {})
    // Its text has the player reload the page.
    return foreignProblem('crossSite', 403)
  }
  const code = codeByStatus[response.status]
  return code ? foreignProblem(code, response.status) : localProblem('internalServerError')
}

const codeByStatus: Partial<Record<number, ErrorCode>> = { 413: 'fileTooLarge', 429: 'tooManyRequests' }

function foreignProblem(code: ErrorCode, status: number): Problem {
  return {
    ...localProblem('internalServerError'),
    status,
    code,
    statusCode: -status,
    message: code,
  }
}

/**
 * Whether something on the way wants the visitor to see a page, such as the challenge of a CDN. A proxy whose gateway is away
 * sends a page too (5xx), and a write may have gone through before one with 200.
 */
function isIntercepted({ status, headers }: ForeignResponse, { method }: Operation): boolean {
  if (headers.get('cf-mitigated') === 'challenge') return true
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return isPage && status < 500 && (status < 400 ? method === 'GET' : !(status in codeByStatus))
}

/** Reloads the page, so that the visitor sees what stands in its way; once, and not where something would be lost. */
function reloadPage(): boolean {
  if (typeof document === 'undefined' || !isFirstLoad() || hasUnsavedInput()) return false
  location.reload()
  return true
}

/** Whether the page was not loaded by a reload: one reload may help then, and is not repeated, also without storage. */
function isFirstLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'reload'
}
