import { type OperationId, operations } from '@marquee/contracts/operations'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import { type ShownFailure, shownFailure } from '@marquee/contracts/shown-failure'
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

const ways: Record<Exclude<ShownFailure, 'nothing'>, (text: string, isReferenceSure: boolean) => string> = {
  sessionEnd: (text) => `The player was logged out and saw “${text}”.`,
  part: (text) => `The player saw “${text}” in place of what could not be loaded, with this reference.`,
  field: (text) =>
    `The player saw ${text === '' ? 'what is wrong' : `“${text}”`} at a field of the form. ${fromSecond}`,
  button: (text) => `The player saw “${text}” by the button. ${fromSecond}`,
  wait: (text) => `The player saw “${text}” and how many seconds to wait. ${fromSecond}`,
  notice: (text, isSure) =>
    `The player saw “${text}” beside what they had pressed${isSure ? ', with this reference.' : `. ${fromSecond}`}`,
  check: (text, isSure) => `The player saw “${text}”${isSure ? ' with this reference' : ''}.`,
  dialog: (text) => `The player saw “${text}” in a message with this reference.`,
  toast: (text) => `The player saw “${text}” for a moment, without a reference.`,
}

const fromSecond = 'The reference stands there from the second failure on.'

function ofOperation(
  findings: Findings,
  request: RequestLine,
  operation: OperationId,
  code: ErrorCode,
): Seen {
  const { status } = request
  const shown = shownFailure(operations[operation], { code, status, handling: errorCodes[code].handling })
  if (shown === 'nothing') return wordless('The player saw no error: the page leaves this part out.')
  const place = operations[operation].shows
  const words = wordsOf(textName(operation, shown, code, status), findings, code)
  const isReferenceSure =
    shown === 'check'
      ? withReference.has(operation)
      : place === 'money' || status >= 500 || operation === 'launchGame'
  return { words, sentence: ways[shown](words.EN ?? '', isReferenceSure) }
}

/** Where the page says the reference while it finds out what became of a request. */
const withReference: ReadonlySet<OperationId> = new Set([
  'createDeposit',
  'createWithdrawal',
  'placeMiniGameBet',
  'claimMiniGameReward',
])
const pending: Partial<Record<OperationId, string>> = {
  createDeposit: 'money.pendingDeposit',
  createWithdrawal: 'money.pendingWithdrawal',
}

/** The name of the text that a page shows. */
function textName(operation: OperationId, shown: ShownFailure, code: ErrorCode, status: number): string {
  if (shown === 'part' || shown === 'wait') return shown
  if (shown === 'check') return `check.${operation}` in playerTexts.EN ? `check.${operation}` : shown
  if (shown === 'field') {
    if (errorCodes[code].handling === 'field') return ''
    return code === 'invalidCredentials' && operation !== 'login' ? 'wrongPassword' : code
  }
  const place = operations[operation].shows
  if (place === 'money' && status === 503) return 'money.notSent'
  if (place === 'money' && code === 'pendingExists') return pending[operation] ?? code
  const own = `${place}.${code}`
  return own in playerTexts.EN ? own : code
}

/** A text by language. Of a refusal that has no code of ours it is the platform's own message. */
function wordsOf(name: string, findings?: Findings, code?: ErrorCode): Record<string, string> {
  if (name === '') return {}
  const told = code === 'refused' && findings ? refusalOf(findings)?.statusMessage : undefined
  const languages = Object.entries<Record<string, string>>(playerTexts)
  const key = code === 'refused' && !told ? 'unknownError' : told || name
  return Object.fromEntries(languages.map(([language, texts]) => [language, texts[key] ?? told ?? '']))
}
