import { type OperationId, operations } from '@marquee/contracts/operations'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import {
  type FailureFacts,
  failureField,
  type ShownFailure,
  shownFailure,
} from '@marquee/contracts/shown-failure'
import type { RequestLine } from '../files/log-line.ts'
import type { Findings } from './answer.ts'
import { duration } from './moment.ts'
import { knownCode } from './party.ts'
import playerTexts from './player-texts.json' with { type: 'json' }
import { refusalOf } from './verdict.ts'

/** What stood on the player's screen. */
export interface Seen {
  /** In a sentence, in English. */
  sentence: string
  /** The words themselves, by language; empty where there were none, or where nobody knows them. */
  words: Readonly<Record<string, string>>
}

/** What the player saw of a request: what its page shows of such a failure, by the declaration that the page acts by. */
export function seenOf(findings: Findings): Seen {
  const { request } = findings
  if (!request)
    return wordless(
      'The log has no line of the request itself: it had not ended yet, or its end is in another file.',
    )
  const { status, durationMs, code: written } = request
  if (status === 499)
    return wordless(
      `The player saw no answer: their browser left after ${duration(durationMs)}${request.left === 'duringResponse' ? ', with part of the answer' : ''}.`,
    )
  if (status < 400) return wordless(seenOfAnswer(findings, request))
  const code = knownCode(written)
  if (!code) return wordless(`The player saw an error (HTTP ${status}${written ? `, ${written}` : ''}).`)
  if (request.operation === 'document') return ofDocument(request)
  if (!isOperation(request.operation))
    return wordless('The player saw a bare error with this reference, and nothing of the site.')
  return ofOperation(findings, request, request.operation, code)
}

const wordless = (sentence: string): Seen => ({ sentence, words: {} })

function seenOfAnswer({ lines }: Findings, { requestId, durationMs }: RequestLine): string {
  const isDrift = lines.some(
    (line) => line.kind === 'platform' && line.requestId === requestId && line.outcome === 'drift',
  )
  return isDrift
    ? 'The player saw the page, and something of it may have been missing or empty.'
    : `The player saw no error: the answer came after ${duration(durationMs)}.`
}

function ofDocument({ status }: RequestLine): Seen {
  const words = wordsOf(status === 404 ? 'pageNotFound' : 'unreachable')
  return {
    words,
    sentence: `The player saw “${words.EN}” instead of the page${status === 404 ? '' : ', with this reference'}.`,
  }
}

function isOperation(name: string | undefined): name is OperationId {
  return name !== undefined && Object.hasOwn(operations, name)
}

type Reference = 'always' | 'fromSecond' | 'never'

/** Where the reference stood beside it. */
const references: Record<Reference, string> = {
  always: ', with this reference.',
  fromSecond: '. The reference stands there from the second failure on.',
  never: ', without a reference.',
}

const ways: Record<Exclude<ShownFailure, 'nothing' | 'state'>, (text: string) => string> = {
  sessionEnd: (text) => `The player was logged out and saw “${text}”`,
  part: (text) => `The player saw “${text}” in place of what could not be loaded`,
  field: (text) => `The player saw ${text === '' ? 'what is wrong' : `“${text}”`} at a field of the form`,
  button: (text) => `The player saw “${text}” by the button`,
  wait: (text) => `The player saw “${text}” and how many seconds to wait`,
  notice: (text) => `The player saw “${text}” beside what they had pressed`,
  check: (text) => `The player saw “${text}”`,
  dialog: (text) => `The player saw “${text}” in a message`,
  toast: (text) => `The player saw “${text}” for a moment`,
}

function ofOperation(
  findings: Findings,
  request: RequestLine,
  operation: OperationId,
  code: ErrorCode,
): Seen {
  const { status } = request
  const facts: FailureFacts = operations[operation]
  const shown = shownFailure(facts, { code, status, handling: errorCodes[code].handling })
  if (shown === 'nothing') return wordless('The player saw no error: the page leaves this part out.')
  if (shown === 'state') return wordless('The player saw no error: the page shows how things stand now.')
  const words = wordsOf(textName(operation, shown, code, status), findings, code)
  const reference = references[referenceBeside(operation, shown, status)]
  return { words, sentence: `${ways[shown](words.EN ?? '')}${reference}` }
}

/** Where the page says the reference while it finds out what became of a request. */
const withReference: ReadonlySet<OperationId> = new Set([
  'createDeposit',
  'createWithdrawal',
  'placeMiniGameBet',
  'claimMiniGameReward',
  'launchGame',
])

function referenceBeside(operation: OperationId, shown: ShownFailure, status: number): Reference {
  const place = operations[operation].shows
  if (shown === 'part' || shown === 'dialog') return 'always'
  if (shown === 'toast' || shown === 'sessionEnd') return 'never'
  if (shown === 'check') return withReference.has(operation) ? 'always' : 'never'
  if (shown === 'field' && (place === 'money' || place === 'file')) return 'never'
  if (shown === 'button' && (place === 'dialog' || place === 'record')) return 'always'
  const isSure = place === 'money' || place === 'notice' || status >= 500
  return shown === 'notice' && isSure ? 'always' : 'fromSecond'
}

const pending: Partial<Record<OperationId, string>> = {
  createDeposit: 'money.pendingDeposit',
  createWithdrawal: 'money.pendingWithdrawal',
}

/** The name of the text that a page shows. */
function textName(operation: OperationId, shown: ShownFailure, code: ErrorCode, status: number): string {
  const facts: FailureFacts = operations[operation]
  const place = facts.shows
  if (shown === 'part' || shown === 'wait') return shown
  if (shown === 'check') return `check.${operation}` in playerTexts.EN ? `check.${operation}` : shown
  if (place === 'money' && status === 503) return 'money.notSent'
  if (place === 'money' && code === 'pendingExists') return pending[operation] ?? code
  const own = [`${operation}.${code}`, `${place}.${code}`].find((name) => name in playerTexts.EN)
  if (own !== undefined || shown !== 'field') return own ?? code
  if (place === 'file' || failureField(facts, code) === undefined) return ''
  return code === 'invalidCredentials' && operation !== 'login' ? 'wrongPassword' : code
}

/** A text by language. Of a refusal that has no code of ours it is the platform's own message. */
function wordsOf(name: string, findings?: Findings, code?: ErrorCode): Record<string, string> {
  if (name === '') return {}
  const told = code === 'refused' && findings ? refusalOf(findings)?.statusMessage : undefined
  const languages = Object.entries<Record<string, string>>(playerTexts)
  const key = code === 'refused' && !told ? 'unknownError' : told || name
  return Object.fromEntries(languages.map(([language, texts]) => [language, texts[key] ?? told ?? '']))
}
