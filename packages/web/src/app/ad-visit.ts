import { call } from '../api/call.ts'
import { ProblemError } from '../api/problem-error.ts'
import { campaignMarks } from '../session/campaign-marks.ts'
import { handleProblem } from './start-site.ts'

const toldKey = 'marquee.visit-told'

/**
 * Tells of a visit that an advertisement may have brought, once per tab, on its first page view: where there is an
 * `_fbp` cookie, which the gateway reads, or an `appsflyer_id`, which is kept from the link. The visitor has asked
 * for nothing here, so a failure is written down and shown to nobody.
 */
export async function recordAdVisit(): Promise<void> {
  const { appsflyerId } = campaignMarks.current(Date.now())
  if ((!hasFacebookMark() && appsflyerId === undefined) || !isFirstTime()) return
  try {
    await call('recordVisit', { body: appsflyerId === undefined ? {} : { appsflyerId } })
  } catch (error) {
    if (error instanceof ProblemError) handleProblem(error, 'log')
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
