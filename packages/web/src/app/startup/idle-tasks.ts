import { call } from '../../api/call.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { attribution } from '../../browser/attribution.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { savesData } from '../../browser/when-idle.ts'
import { type ProblemListener, problemAction } from '../errors/problem-action.ts'

/** Runs the tasks that wait until the browser is idle. */
export function runIdleTasks(onProblem: ProblemListener): void {
  void registerWorker()
  void recordAdVisit(onProblem)
}

const recordedKey = 'marquee.visit-told'
// Analytics count a return after half an hour as another visit.
const visitMs = 30 * 60 * 1000

/** The failure last shown to this visitor; shared between the tabs of a visit. */
const shownFailure = storedValue('marquee.visit-failure', () => localStorage, parseFailure)

/**
 * Records a visit that an advertisement may have brought, once per tab, on its first page view: where there is an
 * `_fbp` cookie, which the gateway reads, or a stored `appsflyer_id` from the link. A failure is handled like every
 * other (specification, section 8), and shown once per visit.
 */
async function recordAdVisit(onProblem: ProblemListener): Promise<void> {
  const { appsflyerId } = attribution.current(Date.now())
  if ((!hasFacebookCookie() && appsflyerId === undefined) || !isFirstTime()) return
  try {
    // `keepalive`, because the visitor may leave the page at once.
    await call('recordVisit', { body: appsflyerId === undefined ? {} : { appsflyerId } }, { keepalive: true })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const isNew = isNewFailure(error.problem.code, Date.now())
    await onProblem(error, isNew ? problemAction(error) : 'log')
  }
}

const hasFacebookCookie = () => /(?:^|;\s*)_fbp=[^;]/.test(document.cookie)

// Without storage the visit is recorded on every page.
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(recordedKey) !== null) return false
    sessionStorage.setItem(recordedKey, 'yes')
  } catch {
    return true
  }
  return true
}

/** Whether a failure has not been shown in this visit; false without storage, or every page would show it. */
function isNewFailure(code: string, nowMs: number): boolean {
  const last = shownFailure.read()
  if (last?.code === code && nowMs - last.atMs < visitMs) return false
  shownFailure.write({ code, atMs: nowMs })
  return shownFailure.read() !== undefined
}

function parseFailure(found: unknown): { code: string; atMs: number } | undefined {
  if (typeof found !== 'object' || found === null || !('code' in found) || !('atMs' in found))
    return undefined
  const { code, atMs } = found
  return typeof code === 'string' && typeof atMs === 'number' ? { code, atMs } : undefined
}

/**
 * Registers the service worker, which provides the offline page and makes the site installable. Not with data saving on,
 * because the worker's script costs data.
 */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('The service worker could not be registered.', error)
  }
}
