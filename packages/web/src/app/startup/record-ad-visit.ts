import { call } from '../../api/call.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { attribution } from '../../browser/attribution.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { problemAction } from '../errors/problem-action.ts'
import { handleProblem } from './start-site.ts'

const toldKey = 'marquee.visit-told'
// A visitor who comes again after half an hour pays another visit, as analytics count it.
const visitMs = 30 * 60 * 1000

/** The failure that this visitor was last shown; in all tabs, for a visit may have many. */
const shownFailure = storedValue('marquee.visit-failure', () => localStorage, readFailure)

/**
 * Tells of a visit that an advertisement may have brought, once per tab, on its first page view: where there is an
 * `_fbp` cookie, which the gateway reads, or an `appsflyer_id`, which is kept from the link. A failure goes where
 * every failure goes (specification, section 8), and is shown once in a visit.
 */
export async function recordAdVisit(): Promise<void> {
  const { appsflyerId } = attribution.current(Date.now())
  if ((!hasFacebookMark() && appsflyerId === undefined) || !isFirstTime()) return
  try {
    // A page that is left at once has been visited all the same.
    await call('recordVisit', { body: appsflyerId === undefined ? {} : { appsflyerId } }, { keepalive: true })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const isNew = isNews(error.problem.code, Date.now())
    handleProblem(error, isNew ? problemAction(error.problem, false) : 'log')
  }
}

const hasFacebookMark = () => /(?:^|;\s*)_fbp=[^;]/.test(document.cookie)

// Without storage nothing tells the pages of a tab apart, and the visit is told on each.
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(toldKey) !== null) return false
    sessionStorage.setItem(toldKey, 'yes')
  } catch {
    return true
  }
  return true
}

/** Whether a failure has not been shown in this visit. Where nothing is kept, every page would show it: none does. */
function isNews(code: string, nowMs: number): boolean {
  const last = shownFailure.read()
  if (last?.code === code && nowMs - last.atMs < visitMs) return false
  shownFailure.write({ code, atMs: nowMs })
  return shownFailure.read() !== undefined
}

function readFailure(found: unknown): { code: string; atMs: number } | undefined {
  if (typeof found !== 'object' || found === null || !('code' in found) || !('atMs' in found))
    return undefined
  const { code, atMs } = found
  return typeof code === 'string' && typeof atMs === 'number' ? { code, atMs } : undefined
}
