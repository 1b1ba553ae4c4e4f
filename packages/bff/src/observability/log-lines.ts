import { createHmac, type KeyObject } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { LruMap } from '../cache/lru-map.ts'
import type { AccountNaming } from '../config/setting-readers.ts'
import type { CallOutcome, LoggedAttempt, PlatformAttempt } from '../request/platform-attempt.ts'
import type { RequestContext } from '../request/request-context.ts'
import { accountIdentity } from '../request/request-context.ts'
import { deriveKey } from '../storage/sealed-claims.ts'
import type { PlatformCallRecord } from './events.ts'

/** What a notice says, by its event. Constant, as every `msg`: the facts have fields of their own. */
export const noticeMessages = {
  started: 'Gateway started',
  platformUnreachable: 'No brand can be served: the platform gave no start-up data',
  platformReached: 'The platform gave start-up data: brands can be served',
  draining: 'Gateway is stopping: not ready, still serving',
  closeFailed: 'A part of the gateway could not be closed properly',
  stopped: 'Gateway stopped',
  logLinesDropped: 'Lines of the log were dropped: they could not be written for a while',
  settingMisspelt: 'A variable of the environment is no setting, but looks like one',
  settingRisky: 'A setting opens more than it has to',
  settingsReloaded: 'Settings were read again, and hold from now on',
  settingsRefused: 'Settings were read again and have mistakes: nothing was changed',
  forwardedHostsDiffer: 'A trusted proxy forwards different hosts: its requests are refused',
  sessionKeysMissing: 'No session keys are set: sessions end with the process',
  cacheFailing: 'Data of the brand cannot be refreshed',
  cacheRecovered: 'Data of the brand is refreshed again',
  cacheValueTooLarge: 'Data of the brand is too large to be kept, and is asked for again each time',
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
  templateReleased: 'The time of a scheduled template has come',
  templateRefused: 'A template of the operator has a mistake',
  themeInvalid: 'The brand names a template or color that does not exist',
  siteClosed: 'The platform says that the brand is closed: visitors see no page',
  siteOpened: 'The platform says that the brand is open again',
  brandExamined: 'The doctor examined the brand, and found something else than before',
  buildNotKept: 'The files of this build cannot be kept for other replicas and releases',
  buildKeptAgain: 'The files of this build are kept again',
  clientFileDamaged: 'A file that was kept of another build is damaged, and is not served',
  endingsNotKept: 'Ended sessions are not kept across a restart',
  redisLost: 'Redis cannot be reached: the replica works alone',
  redisBack: 'Redis is back',
  redisMessageDropped: 'A message of another replica could not be read',
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

/** The level of an attempt. A warning is written at once, and again in the line of its request. */
export function attemptLevel(outcome: string): 'info' | 'warn' {
  return outcome === 'ok' || outcome === 'refused' ? 'info' : 'warn'
}

/** What the line of an unexpected error says. */
export const errorMessage = 'Unexpected error'

/** What the line of a request says, by its HTTP status. */
export function requestMessage(status: number): string {
  if (status === 499) return 'Client left'
  if (status < 400) return 'Request answered'
  return status < 500 ? 'Request refused' : 'Request failed'
}

/** How many names of accounts are remembered: making one takes as long as the rest of a line. */
const mostNames = 10_000

/** How an account of a brand stands in the log; undefined if it must not. */
export type AccountInLog = (host: string, accountId: string) => string | undefined

/**
 * Makes the names of accounts for the log, as `LOG_ACCOUNT` says. A hash without a key would be found by trying all
 * telephone numbers, so it is an HMAC under a key of the newest secret.
 */
export function createAccountInLog(how: AccountNaming, secrets: readonly Buffer[]): AccountInLog {
  const [newest] = secrets
  if (how === 'plain') return (_host, accountId) => accountId
  if (how === 'off' || !newest) return () => undefined
  const key = accountKey(newest)
  const names = new LruMap<string>()
  return (host, accountId) => {
    const account = `${host} ${accountId}`
    const known = names.get(account)
    if (known !== undefined) return known
    const name = hashWith(key, host, accountId)
    names.set(account, name)
    if (names.size > mostNames) names.deleteOldest()
    return name
  }
}

/** Hashes an account: all spellings of its id at one brand have the same hash while the secret stays. */
export function hashAccount(secret: Buffer, host: string, accountId: string): string {
  return hashWith(accountKey(secret), host, accountId)
}

const accountKey = (secret: Buffer) => deriveKey(secret, 'marquee account log v1', '')

function hashWith(key: KeyObject, host: string, accountId: string): string {
  return createHmac('sha256', key)
    .update(`${host} ${accountIdentity(accountId)}`)
    .digest('hex')
    .slice(0, 16)
}

/** Whether a text may be the hash of an account. */
export const isAccountHash = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

/** Facts of a request that its context does not hold. */
export interface RequestFacts {
  method: string
  /** The pattern of the route, never the requested address, which may contain what people type. */
  route: string
  status: number
  durationMs: number
  /** When the client left before the end of the response: how far it had come. */
  left: ClientLeft | undefined
}

/** While the client was still sending its request, before the response began, or before it ended. */
export type ClientLeft = 'duringRequest' | 'beforeResponse' | 'duringResponse'

/** The fields of the line of a request. */
export function requestFields(context: RequestContext, facts: RequestFacts, accountInLog: AccountInLog) {
  return {
    kind: 'request',
    requestId: context.requestId,
    reference: context.reference,
    traceId: context.traceId,
    host: context.host,
    brand: context.brand?.host,
    operation: context.operation,
    method: facts.method,
    route: facts.route,
    status: facts.status,
    code: context.code,
    durationMs: oneDecimal(facts.durationMs),
    cache: context.cacheStatus,
    left: facts.left,
    account: nameAccount(context, accountInLog),
    platformRequestId: context.platformRequestId,
    platform: context.attempts,
    platformOmitted: context.attemptsOmitted,
  }
}

/** Whether a request failed, or was refused as players meet it; those refusals are many, and kept apart. */
export type FailureKind = 'failed' | 'refused'

const ofFiles: ReadonlySet<string | undefined> = new Set(['document', 'siteFile', 'build', 'asset', 'media'])

/** What the line of a request tells of a failure; undefined where it tells of none, or of a file that is not there. */
export function failureOf(
  { operation, code, attempts }: Pick<RequestContext, 'operation' | 'code' | 'attempts'>,
  { status }: Pick<RequestFacts, 'status'>,
): FailureKind | undefined {
  if (status >= 500 || attempts?.some(({ outcome }) => attemptLevel(outcome) === 'warn')) return 'failed'
  if (status < 400 || status === 499) return undefined
  const isOfPlayer = operation !== undefined && !ofFiles.has(operation)
  return isOfPlayer || code === 'unknownHost' ? 'refused' : undefined
}

/**
 * An attempt that has just ended, as the log tells it.
 * @param startedAt when the request arrived that it was made for, if there is one
 */
export function attemptFields(record: PlatformCallRecord, startedAt: number | undefined): LoggedAttempt {
  const { durationMs } = record
  return {
    call: record.call,
    attempt: record.attempt,
    outcome: record.outcome,
    httpStatus: toldStatus(record),
    statusCode: record.statusCode,
    statusMessage: record.statusMessage,
    envelope: record.envelope,
    drift: record.drift,
    reason: record.reason,
    startMs: startedAt === undefined ? undefined : oneDecimal(performance.now() - startedAt - durationMs),
    durationMs: oneDecimal(durationMs),
  }
}

/** The fields of a line that an attempt has to itself. */
export function platformFields(attempt: LoggedAttempt, { host, request }: PlatformCallRecord) {
  const { requestId, reference, traceId } = request
  return { kind: 'platform', ...attempt, host, requestId, reference, traceId }
}

/** The HTTP status of an attempt, unless it goes without saying. */
function toldStatus({ httpStatus, outcome }: PlatformAttempt): number | undefined {
  return httpStatus === 200 && attemptLevel(outcome) === 'info' ? undefined : httpStatus
}

/** The fields of the line of an unexpected error: its name and where it happened. */
export function errorFields(context: RequestContext | undefined, error: unknown) {
  return {
    kind: 'error',
    requestId: context?.requestId,
    reference: context?.reference,
    traceId: context?.traceId,
    host: context?.brand?.host,
    operation: context?.operation,
    error: error instanceof Error ? error.name : typeof error,
    stack: frames(error),
  }
}

/** Who ordered what on the private listener, and with what result. */
export interface AuditFacts {
  /** Undefined where nobody has to say who they are, or nobody knows them. */
  operator: { name: string | undefined; role: string } | undefined
  /** Where the request came from. */
  address: string
  method: string
  route: string
  status: number
  /** What the order was about; text that somebody may have made up. */
  subject: Readonly<Partial<Record<'host' | 'cacheKind' | 'template', string | undefined>>>
}

/** The fields of the line of an order. */
export function auditFields({ operator, subject, ...facts }: AuditFacts) {
  return { kind: 'audit', operator: operator?.name, role: operator?.role, ...facts, ...subject }
}

/** What the line of an order says, by its HTTP status. */
export function auditMessage(status: number): string {
  return status < 400 ? 'Order of an operator done' : 'Order of an operator refused'
}

const oneDecimal = (ms: number) => Math.round(ms * 10) / 10

function nameAccount(
  { session, accountId, brand }: RequestContext,
  accountInLog: AccountInLog,
): string | undefined {
  const named = session?.player.accountId ?? accountId
  return named === undefined ? undefined : accountInLog(brand?.host ?? '', named)
}

function frames(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}

// DEL and the C1 controls, the line and paragraph separators, and what changes the direction of text: with these a value
// can end a line in some viewers, drive a terminal, or show another order of characters than the log has.
const invisible = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Escapes characters in a line of JSON that JSON itself allows raw. They stand in strings only, so it stays the same JSON. */
export function escapeInvisible(line: string): string {
  return line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
