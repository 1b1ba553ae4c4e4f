import type { CallOutcome } from './events.ts'

/** What a notice says, by its event. Constant, as every `msg`: the facts have fields of their own. */
export const noticeMessages = {
  started: 'Gateway started',
  draining: 'Gateway is stopping: not ready, still serving',
  closeFailed: 'A part of the gateway could not be closed properly',
  stopped: 'Gateway stopped',
  sessionKeysMissing: 'No session keys are set: sessions end with the process',
  cacheFailing: 'Data of the brand cannot be refreshed',
  cacheRecovered: 'Data of the brand is refreshed again',
  cachePurged: 'Cached data was purged',
  platformDrift: 'The platform answered with a field that is not as its contract says',
  breaker: 'Breaker of the brand changed',
  snapshotLoaded: 'Snapshot loaded',
  snapshotIgnored: 'Snapshot ignored',
  snapshotNotSaved: 'Snapshot could not be saved in SNAPSHOT_DIRECTORY',
  snapshotSavedAgain: 'Snapshot is saved again',
  journalLoaded: 'Journal loaded',
  journalDamaged: 'Journal has damaged lines, which were skipped',
  journalUnreadable: 'Journal in SNAPSHOT_DIRECTORY cannot be read',
  journalNotSaved: 'Journal could not be saved in SNAPSHOT_DIRECTORY',
  journalSavedAgain: 'Journal is saved again',
  moneyOutcomeSettled: 'A lost outcome of money is known now',
  moneyOutcomeNeedsPeople: 'A lost outcome of money has to be found out by people',
  templatesLoaded: 'Templates of the operator loaded',
  templateRefused: 'A template of the operator has a mistake',
  themeInvalid: 'The brand names a template or color that does not exist',
  endingsNotKept: 'Ended sessions are not kept across a restart',
  redisLost: 'Redis cannot be reached: the replica works alone',
  redisBack: 'Redis is back',
  picturesAsTheyAre: 'Pictures cannot be made smaller here',
  analyticsSeen: 'The brand has analytics scripts',
  analyticsChanged: 'The analytics scripts of the brand changed',
} as const

export type NoticeEvent = keyof typeof noticeMessages

/** What the line of a platform call says, by its outcome. */
export const platformMessages: Record<CallOutcome, string> = {
  ok: 'Platform answered',
  drift: 'Platform answered, but not as its contract says',
  refused: 'Platform refused',
  timeout: 'Platform did not answer in time',
  network: 'Platform could not be reached, or its response is not an answer',
  breaker: 'Platform not asked: the breaker of the brand is open',
  busy: 'Platform not asked: too many calls of the brand wait',
  aborted: 'Platform call ended: the client left',
}

/** What the line of an unexpected error says. */
export const errorMessage = 'Unexpected error'

/** What the line of a request says, by its HTTP status. */
export function requestMessage(status: number): string {
  if (status === 499) return 'Client left'
  if (status < 400) return 'Request answered'
  return status < 500 ? 'Request refused' : 'Request failed'
}
