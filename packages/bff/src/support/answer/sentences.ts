import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import { guidance } from '../../observability/guidance.ts'
import type { NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Findings, Sentences } from './answer.ts'
import { describeOutcome } from './describe.ts'
import { clock, duration } from './moment.ts'
import { knownCode } from './party.ts'
import playerTexts from './player-texts.json' with { type: 'json' }
import { failedAttempts, type Verdict } from './verdict.ts'

/** What the player read for a code, by language. */
export function playerTextsOf(code: ErrorCode | undefined): Record<string, string> {
  const languages = Object.entries<Record<string, string>>(playerTexts)
  return Object.fromEntries(languages.map(([language, texts]) => [language, texts[code ?? ''] ?? '']))
}

/** What support staff tell the player, and do. */
export function sentencesOf(findings: Findings, verdict: Verdict): Sentences {
  const { request } = findings
  const code = knownCode(request?.code)
  return {
    saw: saw(request, code),
    failed: failed(findings, verdict, code),
    todo: todo(findings, code),
    operator: operator(findings, verdict, code),
  }
}

/** Empty where the operator has nothing to do: also where the gateway has learnt what became of lost money. */
function operator({ lines }: Findings, { who }: Verdict, code: ErrorCode | undefined): string {
  const isSettled = moneyNotice(lines)?.event === 'moneyOutcomeSettled'
  return code && who !== 'player' && who !== 'nobody' && !isSettled ? guidance[code].operator : ''
}

const sawByHandling = {
  dialog: (text: string) => `The player saw “${text}” in a message with this reference.`,
  field: (text: string) => `The player saw “${text}” in the form.`,
  log: (text: string) => `The player saw the page without this part, or “${text}” in its place.`,
  endSession: (text: string) => `The player was logged out and saw “${text}”.`,
}

function saw(request: RequestLine | undefined, code: ErrorCode | undefined): string {
  if (!request)
    return 'The log has no line of the request itself: it had not ended yet, or its end is in another file.'
  const { status, durationMs, operation } = request
  if (status === 499)
    return `The player saw no answer: their browser left after ${duration(durationMs)}${request.left === 'duringResponse' ? ', with part of the answer' : ''}.`
  if (status < 400) return `The player saw no error: the answer came after ${duration(durationMs)}.`
  if (!code) return `The player saw an error (HTTP ${status}${request.code ? `, ${request.code}` : ''}).`
  const { EN: text = '' } = playerTextsOf(code)
  if (operation === 'document') return `The player saw “${text}” instead of the page.`
  return sawByHandling[errorCodes[code].handling](text)
}

function failed(findings: Findings, { who, attempt }: Verdict, code: ErrorCode | undefined): string {
  const { request } = findings
  const title = code
    ? `${lowerFirst(errorCodes[code].title)} (${code})`
    : `HTTP ${request?.status ?? 'unknown'}`
  const how = attempt ? describeFailure(findings, attempt) : title
  switch (who) {
    case 'player':
      if (request?.status === 499)
        return 'It was on the player’s side: the browser left, or its connection broke.'
      return `It was on the player’s side: ${title}, ${refuser(findings)}.`
    case 'gateway':
      return gatewayFailure(findings, title)
    case 'platform':
      return `The platform failed: ${how}.`
    case 'network':
      return `The network between the gateway and the platform failed: ${how}.`
    default:
      return nobody(findings, title)
  }
}

function describeFailure({ request, lines }: Findings, attempt: PlatformLine): string {
  const tries = failedAttempts(lines, request).filter(({ call }) => call === attempt.call)
  const ways = [...new Set(tries.map(describeOutcome))]
  if (tries.length < 2) return `${attempt.call}, ${describeOutcome(attempt)}`
  return `${attempt.call}, ${tries.length} times: ${ways.join(', then ')}`
}

const refuser = (findings: Findings) =>
  refusalOf(findings) ? 'as the platform answered' : 'refused by the gateway without asking the platform'

const refusalOf = ({ lines, request }: Findings) =>
  lines.findLast(
    (line) => line.kind === 'platform' && line.outcome === 'refused' && line.requestId === request?.requestId,
  )

function gatewayFailure({ lines }: Findings, title: string): string {
  const error = lines.find((line) => line.kind === 'error')
  if (error?.kind === 'error')
    return `The gateway failed: a bug, ${[error.error, error.stack[0]].filter(Boolean).join(' ')}.`
  return `The gateway failed: ${title}.`
}

function nobody(findings: Findings, title: string): string {
  const { request, lines } = findings
  if (!request) return 'Nobody failed, as far as the log goes.'
  if (request.status < 400) {
    const early = failedAttempts(lines, request)
    if (early.length === 0) return 'Nobody failed: the request was answered as it should be.'
    return `Nobody failed in the end: ${early.map((one) => `${one.call}, ${describeOutcome(one)}`).join('; ')}; the gateway made up for it.`
  }
  const refusal = refusalOf(findings)
  const words = refusal?.kind === 'platform' ? ` with “${refusal.statusMessage ?? ''}”` : ''
  return `Nobody failed: ${title} is a rule${words ? `, applied by the platform${words}` : ''}.`
}

function todo({ request, lines }: Findings, code: ErrorCode | undefined): string {
  const money = moneyNotice(lines)
  if (money) return aboutMoney(money)
  if (!request) return 'Ask for the log of the other replicas and of the minutes after.'
  if (request.status === 499)
    return 'Ask the player to try again. After a deposit or withdrawal look in the history first: it goes on when the browser leaves.'
  if (request.status < 400)
    return 'There is nothing to mend here: ask what the player expected to see, and for the reference in the error itself.'
  if (!code) return 'Pass the reference on to the operator.'
  if (code !== 'outcomeUnknown') return guidance[code].support
  return `${guidance[code].support} The gateway goes on asking for 15 minutes, so look again.`
}

/** The last that the log tells of a deposit or withdrawal whose answer was lost. */
const moneyNotice = (lines: Findings['lines']) =>
  lines.findLast((line): line is NoticeLine => line.kind === 'notice' && /^moneyOutcome/.test(line.event))

function aboutMoney(notice: NoticeLine): string {
  if (notice.event === 'moneyOutcomeNeedsPeople')
    return `Ask the platform for request ${notice.platformRequestId ?? ''} before you tell the player anything: the gateway could not learn what became of it.`
  const at = clock(notice.time)
  if (notice.ending === 'answered')
    return `Tell the player that the request arrived: the platform has had it on record since ${at} at the latest. The history shows how far it has come; it must not be sent again.`
  return `Tell the player that it did not go through, which has been certain since ${at}. It may be tried again.`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
