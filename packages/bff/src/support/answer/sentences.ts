import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import { guidance } from '../../observability/guidance.ts'
import type { NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Findings, Sentences } from './answer.ts'
import { clock, duration } from './moment.ts'
import { describePeriod } from './outage.ts'
import { knownCode } from './party.ts'
import { seenOf } from './seen.ts'
import { failedAttempts, refusalOf, type Verdict } from './verdict.ts'

/** What support staff tell the player, and do: in plain words, the technical ones are in the timeline. */
export function sentencesOf(findings: Findings, verdict: Verdict): Sentences {
  const code = knownCode(findings.request?.code)
  return {
    saw: seenOf(findings).sentence,
    failed: failed(findings, verdict, code),
    todo: todo(findings, verdict, code),
    operator: operator(findings, verdict, code),
  }
}

/** Empty where the operator has nothing to do: also where the gateway has learnt what became of lost money. */
function operator(
  { lines, request }: Findings,
  { who, attempt }: Verdict,
  code: ErrorCode | undefined,
): string {
  if (attempt?.outcome === 'drift' && (request?.status ?? 0) < 400) return describeDrift(attempt)
  const isSettled = moneyNotice(lines)?.event === 'moneyOutcomeSettled'
  return code && who !== 'player' && who !== 'nobody' && !isSettled ? guidance[code].operator : ''
}

function describeDrift({ call, drift }: PlatformLine): string {
  const fields = drift.length > 0 ? ` (${drift.join('; ')})` : ''
  return `${call} answered, but not as its contract says${fields}. Have the platform mend it; npm run doctor names every such field of a brand.`
}

function failed(findings: Findings, { who, attempt }: Verdict, code: ErrorCode | undefined): string {
  const { request, outage, lines } = findings
  const title = code ? lowerFirst(errorCodes[code].title) : `HTTP ${request?.status ?? 'unknown'}`
  switch (who) {
    case 'player':
      if (request?.status === 499)
        return 'It was on the player’s side: the browser left, or its connection broke.'
      return `It was on the player’s side: ${title}, ${refuser(findings)}.`
    case 'setup':
      return `It is how the gateway is set up: no brand is served at ${request?.host ?? 'this address'}.`
    case 'gateway':
      return gatewayFailure(findings, title)
    default:
      if (who === 'nobody') return nobody(findings, title)
      if (outage)
        return `The platform ${who === 'network' ? 'could not be reached' : 'was down'} for all players of ${outage.brand} ${describePeriod(outage)}.`
      if (attempt === undefined) return 'The platform failed.'
      return describeFailure(attempt, failedAttempts(lines, request).length)
  }
}

/** What the platform did, as somebody says it who does not know how it is asked. */
function describeFailure(attempt: PlatformLine, times: number): string {
  const asked = times > 1 ? `, asked ${times} times` : ''
  const { outcome, durationMs, httpStatus, reason = '' } = attempt
  if (outcome === 'drift')
    return 'The platform answered, but something in its answer was missing or cannot be read.'
  if (outcome === 'timeout') return `The platform did not answer within ${duration(durationMs)}${asked}.`
  if (outcome === 'breaker')
    return 'The platform was not asked: it had failed again and again shortly before.'
  if (httpStatus !== undefined && httpStatus >= 500) return `The platform had a fault of its own${asked}.`
  if (httpStatus !== undefined) return `The platform’s answer cannot be used${asked}.`
  if (reason === 'ECONNREFUSED') return `The platform was down: nothing answered at its address${asked}.`
  return `The connection between the gateway and the platform broke${asked}.`
}

const refuser = (findings: Findings) =>
  refusalOf(findings) ? 'as the platform answered' : 'refused by the gateway without asking the platform'

function gatewayFailure({ lines }: Findings, title: string): string {
  if (lines.some((line) => line.kind === 'error')) return 'The gateway failed: a fault in its program.'
  const isBusy = lines.some((line) => line.kind === 'platform' && line.outcome === 'busy')
  return isBusy ? 'The gateway was too busy to ask the platform.' : `The gateway failed: ${title}.`
}

function nobody(findings: Findings, title: string): string {
  const { request, lines } = findings
  if (!request) return 'Nobody failed, as far as the log goes.'
  if (request.status < 400) {
    const early = failedAttempts(lines, request)
    if (early.length === 0) return 'Nobody failed: the request was answered as it should be.'
    return 'Nobody failed in the end: the platform did not answer at first, and the gateway asked again.'
  }
  const refusal = refusalOf(findings)
  const words = refusal ? `, applied by the platform with “${refusal.statusMessage ?? ''}”` : ''
  return `Nobody failed: ${title} is a rule${words}.`
}

function todo({ request, lines }: Findings, { who }: Verdict, code: ErrorCode | undefined): string {
  const money = moneyNotice(lines)
  if (money) return aboutMoney(money)
  if (!request) return 'Ask for the log of the other replicas and of the minutes after.'
  if (request.status === 499)
    return 'Ask the player to try again. After a deposit or withdrawal look in the history first: it goes on when the browser leaves.'
  if (request.status < 400) {
    if (who === 'platform')
      return 'Tell the player what is missing if you can look it up, and pass the reference on to the operator.'
    return 'There is nothing to mend here: ask what the player expected to see, and for the reference in the error itself.'
  }
  if (!code) return 'Pass the reference on to the operator.'
  if (code !== 'outcomeUnknown') return guidance[code].support
  return `${lookUp(request)} The gateway goes on asking for 15 minutes, so look again.`
}

const lookUp = ({ platformRequestId }: RequestLine) =>
  platformRequestId === undefined
    ? guidance.outcomeUnknown.support
    : `The request was sent to the platform, but the answer was lost. Ask the platform for its request ${platformRequestId} before telling the player anything.`

/** The last that the log tells of a deposit or withdrawal whose answer was lost. */
const moneyNotice = (lines: Findings['lines']) =>
  lines.findLast((line): line is NoticeLine => line.kind === 'notice' && /^moneyOutcome/.test(line.event))

function aboutMoney(notice: NoticeLine): string {
  if (notice.event === 'moneyOutcomeNeedsPeople')
    return `Ask the platform for its request ${notice.platformRequestId ?? ''} before you tell the player anything: the gateway could not learn what became of it.`
  const at = clock(notice.time)
  if (notice.ending === 'answered')
    return `Tell the player that the request arrived: the platform has had it on record since ${at} at the latest. The history shows how far it has come; it must not be sent again.`
  return `Tell the player that it did not go through, which has been certain since ${at}. It may be tried again.`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
