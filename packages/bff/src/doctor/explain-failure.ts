import type { PlatformCallRecord } from '../observability/events.ts'
import type { Config } from '../settings/settings.ts'
import { describeOutcome } from '../support/answer/describe.ts'
import { duration } from '../support/answer/moment.ts'
import { someOf } from './finding.ts'

/** Why a call failed, and what to do. Calls that fail alike have the same words. */
export interface Explanation {
  why: string
  fix: string
  docs: string
}

type Settings = Pick<Config, 'upstreamUrl' | 'upstreamTimeoutMs' | 'upstreamDeadlineMs' | 'platformFile'>

const settingsPage = 'docs/operating/settings.md'
const contractPage = 'docs/platform.md'

/** HTTP statuses by which a web server says that it does not know a path. */
const notThere: ReadonlySet<number | undefined> = new Set([404, 405])
const notLetIn: ReadonlySet<number | undefined> = new Set([401, 403])

/** Whether the web server may have said no, and not the platform behind it. */
export const mayBeOfWebServer = ({ httpStatus }: PlatformCallRecord) =>
  notThere.has(httpStatus) || notLetIn.has(httpStatus)

/** Explains the last attempt of a call. Of what the platform says it quotes its message, and of refused fields the names. */
export function explainFailure(record: PlatformCallRecord, settings: Settings): Explanation {
  const { httpStatus, outcome, location, reason } = record
  const { upstreamUrl, upstreamTimeoutMs, upstreamDeadlineMs } = settings
  if (location !== undefined) return explainRedirect(record, location, settings)
  if (notLetIn.has(httpStatus))
    return {
      why: `HTTP ${httpStatus}, so the platform does not let this machine in`,
      fix: 'Have the address of this machine put on the list of those that the platform answers.',
      docs: contractPage,
    }
  if (notThere.has(httpStatus))
    return {
      why: `HTTP ${httpStatus}, so there is no such path below ${upstreamUrl.href}`,
      fix: 'Correct UPSTREAM_URL; a single call that has another path, and an area that the platform lacks, belong into PLATFORM_FILE.',
      docs: contractPage,
    }
  if (outcome === 'timeout')
    return {
      why: `no answer within ${duration(Math.min(upstreamTimeoutMs, upstreamDeadlineMs))}, which UPSTREAM_TIMEOUT_MS allows`,
      fix: 'Have the platform answer sooner; where it needs the time, raise UPSTREAM_TIMEOUT_MS, and UPSTREAM_DEADLINE_MS for all attempts together.',
      docs: settingsPage,
    }
  return {
    why: outcome === 'refused' ? describeRefusal(record) : describeConnection(record, reason),
    fix: 'Have the platform answer this call; if it has another path or lacks the area, say so in PLATFORM_FILE.',
    docs: contractPage,
  }
}

function explainRedirect(
  { call, httpStatus }: PlatformCallRecord,
  location: string,
  { upstreamUrl, platformFile }: Settings,
): Explanation {
  const path = platformFile.paths[call] ?? call
  const target = URL.canParse(location, upstreamUrl.href) ? new URL(location, upstreamUrl) : undefined
  // Without its query, which may hold what only the platform should know.
  const shown = target ? target.origin + target.pathname : 'no address'
  const isMoved = target?.pathname.endsWith(path)
  const base = target && target.origin + target.pathname.slice(0, -path.length)
  return {
    why: `HTTP ${httpStatus} leads to ${isMoved ? base : shown}, and the gateway follows no redirect`,
    fix: isMoved
      ? `Set UPSTREAM_URL to ${base}.`
      : 'Have the platform answer where it is asked, or correct UPSTREAM_URL.',
    docs: settingsPage,
  }
}

function describeRefusal(record: PlatformCallRecord): string {
  const fields = Object.entries(record.refusedFields ?? {}).map(([name, code]) => `${name} (${code})`)
  return describeOutcome(record) + (fields.length > 0 ? `, for ${someOf(fields)}` : '')
}

/** As `describeOutcome`, without the time that an attempt took: it differs between calls that fail alike. */
const describeConnection = (record: PlatformCallRecord, reason = '') =>
  record.outcome === 'network' && record.httpStatus === undefined
    ? `the connection failed (${reason})`
    : describeOutcome(record)
