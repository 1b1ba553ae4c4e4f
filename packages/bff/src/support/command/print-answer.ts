import type { Answer, Step } from '../answer/answer.ts'
import { counted } from '../answer/coverage-words.ts'
import { describeOrigin } from '../answer/describe.ts'
import type { AccountAnswer } from '../answer/find-account.ts'
import type { TopAnswer } from '../answer/find-top.ts'
import { describeIncident } from '../answer/incident.ts'
import { clock, day, exactClock, offset, zone } from '../answer/moment.ts'
import { paint, wrap } from '../terminal.ts'

const labelWidth = 10

/** An answer as text for a terminal. */
export function printAnswer(answer: Answer, withWords: boolean): string {
  const { sentences, timeline, around, incident, playerTexts } = answer
  const words = withWords ? Object.entries(playerTexts) : []
  return [
    head(answer),
    '',
    ...timeline.map(step),
    ...(around.length > 0 ? ['', paint.quiet('  Around it'), ...around.map(step)] : []),
    ...(incident ? ['', labeled('Incident', describeIncident(incident))] : []),
    '',
    labeled('Seen', sentences.saw),
    ...words.map(([language, text]) => labeled(`  ${language}`, text)),
    labeled('Failed', sentences.failed),
    labeled('To do', paint.bold(sentences.todo), sentences.todo),
    ...(sentences.operator ? [labeled('Operator', sentences.operator)] : []),
  ].join('\n')
}

/** What a player did, as text for a terminal. */
export function printAccount({ range, requests, failed, timeline, lastFailure }: AccountAnswer): string {
  const { from, to } = range
  return [
    `${paint.bold(counted(requests, 'request'))}, ${failed} failed, ${day(from)} from ${clock(from)} to ${clock(to)} (${zone(from)})`,
    ...(requests > 0
      ? ['', ...timeline.map(step)]
      : ['Compare the account and the host, and name other times with --since and --until, or other files.']),
    ...(lastFailure ? ['', `The last failure in full: support ${lastFailure}`] : []),
  ].join('\n')
}

function head(answer: Answer): string {
  const { reference, operation = 'a request', code } = answer
  const title = [operation, code].filter(Boolean).join(', ')
  return `${paint.bold(reference)}   ${title}\n${paint.quiet(describeOrigin(answer))}`
}

function step({ time, offsetMs, who, what, tone }: Step): string {
  const left = `  ${exactClock(time)}  ${offset(offsetMs).padStart(8)}  ${who.padEnd(11)}  `
  return paint.quiet(left) + paint[tone](wrap(what, left.length))
}

function labeled(label: string, text: string, plain = text): string {
  const wrapped = wrap(plain, labelWidth)
  return `${paint.quiet(label.padEnd(labelWidth))}${text === plain ? wrapped : text.replace(plain, wrapped)}`
}

/** The commonest failures as text for a terminal. */
export function printTop({ range, requests, failed, refused, codes, calls, brands }: TopAnswer): string {
  const { from, to } = range
  return [
    `${paint.bold(`${counted(requests, 'request')}, ${failed} failed, ${refused} refused`)}, ${day(from)} from ${clock(from)} to ${clock(to)} (${zone(from)})`,
    ...table(
      ['requests', 'players', 'code'],
      codes.map((row) => [row.requests, row.players, row.code]),
    ),
    ...table(
      ['failed', 'drifted', 'attempts', 'call'],
      calls.map((row) => [row.failed, row.drifted, row.attempts, row.call]),
    ),
    ...table(
      ['failed', 'requests', 'brand'],
      brands.map((row) => [row.failed, row.requests, row.brand]),
    ),
  ].join('\n')
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly (string | number)[]) =>
    `  ${cells.map((cell, at) => (at < cells.length - 1 ? String(cell).padStart(9) : `  ${cell}`)).join('')}`
  return ['', paint.quiet(line(heads)), ...rows.map(line)]
}
