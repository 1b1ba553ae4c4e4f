import { escapeHtml } from '@marquee/contracts/html-escape'
import type { Operator } from '../../config/operators-file.ts'
import type { Answer, Step } from '../../support/answer/answer.ts'
import { counted, describeCoverage, notALog } from '../../support/answer/coverage-words.ts'
import { describeOrigin } from '../../support/answer/describe.ts'
import type { AccountAnswer } from '../../support/answer/find-account.ts'
import type { TopAnswer } from '../../support/answer/find-top.ts'
import { describeIncident } from '../../support/answer/incident.ts'
import { clock, day, exactClock, offset, zone } from '../../support/answer/moment.ts'
import type { Range } from '../../support/answer/read-range.ts'
import type { WorkerResult } from '../../support/search-in-worker.ts'
import { message, operatorPage } from './operator-page.ts'

/** What the page shows. */
export interface SupportFacts {
  operator: Operator | undefined
  /** What was typed; each is empty where nothing was. */
  asked: Record<'reference' | 'account' | 'host' | 'since' | 'until', string>
  /** Names and patterns of the files that are searched; none where the latest failures are. */
  files: readonly string[]
  /** Why what was typed cannot be looked up. */
  mistake?: string
  problem?: 'busy' | 'failed'
  result?: Found & { searchedMs: number }
}

type Found = Exclude<WorkerResult, { kind: 'mistake' }>

/** The page on which support staff look a reference or an account up. It has no script; every value in it is escaped. */
export function supportPage(facts: SupportFacts): string {
  return operatorPage({
    title: 'Support',
    path: '/support',
    operator: facts.operator,
    search: [
      '<form action="/support" role="search">',
      `<label for="reference">Reference</label><input id="reference" name="reference" value="${escapeHtml(facts.asked.reference)}" maxlength="500"`,
      ' placeholder="R7K2-9QMX" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus required>',
      '<button>Look up</button></form>',
    ],
    main: [...content(facts), withoutReference(facts), footer(facts)],
  })
}

function content({ asked, files, mistake, problem, result }: SupportFacts): string[] {
  if (mistake !== undefined) return [message('That can’t be looked up', mistake)]
  if (problem) return [message(...problems[problem])]
  if (!result) return [start]
  const isWhole = files.length > 0
  if (isWhole && result.coverage.lines === result.coverage.skipped)
    return [message('No log to search', notALog)]
  switch (result.kind) {
    case 'account':
      return accountParts(asked, result.answer, isWhole)
    case 'top':
      return topParts(asked, result.answer, isWhole)
    default:
      return result.answers.length > 0 ? result.answers.flatMap(answerParts) : [notFound(asked.reference)]
  }
}

const problems: Record<NonNullable<SupportFacts['problem']>, readonly [string, string]> = {
  busy: ['Another search is running', 'Try again in a few seconds.'],
  failed: ['The search failed', 'Run “npm run support” where the log is: it says why.'],
}

const start = message(
  'What went wrong for a player',
  'Ask for the reference on their screen: eight letters and digits. Capitals, spaces and the dash don’t matter.',
)

const notFound = (typed: string) =>
  message(
    `${typed} is not in the log`,
    'Compare it with the player letter by letter. It may be of another time, or of a brand or replica whose log is elsewhere.',
  )

/** The form for those who have no reference. */
function withoutReference({ asked: { account, host, since, until } }: SupportFacts): string {
  const field = (name: string, label: string, value: string, more: string) =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" maxlength="255" autocomplete="off" ${more}>`
  const now = new Date().toISOString()
  return [
    '<section class="card"><h2>Without a reference</h2><form action="/support" class="fields">',
    field('host', 'Host', host, 'placeholder="play.example.com" spellcheck="false"'),
    field('account', 'Account', account, 'placeholder="ID, or hash in the log" spellcheck="false"'),
    field('since', 'From', since, 'type="datetime-local"'),
    field('until', 'Until', until, 'type="datetime-local"'),
    '<div class="buttons"><button name="find" value="account">Look up</button>',
    '<button name="find" value="top" class="quiet-button">What fails most</button></div></form>',
    `<p class="quiet">Times are ${escapeHtml(zone(now))}. Without them it is the last hour that was logged.</p></section>`,
  ].join('')
}

function footer({ files, result }: SupportFacts): string {
  const isWhole = files.length > 0
  const kept =
    'SUPPORT_LOG_FILES names no files of the log, so the latest failures of each brand are searched, of three days at most.'
  const { coverage } = result ?? {}
  const sentences = isWhole
    ? coverage && result
      ? [...describeCoverage(coverage, result.searchedMs), ...coverage.files]
      : [`Looks in ${files.join(', ')}.`]
    : [
        kept,
        ...(coverage && coverage.lines > 0
          ? [
              `Searched ${counted(coverage.lines, 'line')}, from ${day(coverage.first)}, ${clock(coverage.first)} to ${day(coverage.last)}, ${clock(coverage.last)}.`,
            ]
          : []),
      ]
  return `<footer>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}</footer>`
}

const period = ({ from, to }: Range) => `${day(from)}, ${clock(from)} to ${clock(to)} (${zone(from)})`

function accountParts(
  { account, host }: SupportFacts['asked'],
  { range, requests, failed, timeline }: AccountAnswer,
  isWhole: boolean,
): string[] {
  const counts = isWhole ? `${counted(requests, 'request')}, ${failed} failed` : counted(requests, 'failure')
  const title = `${account} at ${host}`
  if (requests === 0)
    return [
      message(
        title,
        `Nothing in the log, ${period(range)}. Compare the account and the host, or name other times.`,
      ),
    ]
  return [message(title, `${counts}, ${period(range)}.`), steps('Timeline', timeline)]
}

function topParts(
  { host }: SupportFacts['asked'],
  { range, requests, failed, refused, codes, calls, brands }: TopAnswer,
  isWhole: boolean,
): string[] {
  const counts = [
    ...(isWhole ? [counted(requests, 'request')] : []),
    `${failed} failed`,
    `${refused} refused`,
  ]
  return [
    message(host || 'All brands', `${counts.join(', ')}, ${period(range)}.`),
    table(
      'Codes',
      ['Code', 'Requests', 'Players'],
      codes.map((row) => [row.code, row.requests, row.players]),
    ),
    table(
      'Platform calls',
      ['Call', 'Failed', 'Drifted', ...(isWhole ? ['Attempts'] : [])],
      calls.map((row) => [row.call, row.failed, row.drifted, ...(isWhole ? [row.attempts] : [])]),
    ),
    table(
      'Brands',
      ['Host', 'Failed', ...(isWhole ? ['Requests'] : [])],
      brands.map((row) => [row.brand, row.failed, ...(isWhole ? [row.requests] : [])]),
    ),
  ]
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  if (rows.length === 0) return ''
  const cells = ([name = '', ...counts]: readonly (string | number)[]) =>
    `<tr><th scope="row">${escapeHtml(String(name))}</th>${counts.map((count, at) => `<td data-head="${heads[at + 1]}" class="count">${count}</td>`).join('')}</tr>`
  return [
    `<section class="card"><h2>${title}</h2><table><thead><tr>`,
    ...heads.map((head, at) => `<th scope="col"${at > 0 ? ' class="count"' : ''}>${head}</th>`),
    `</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table></section>`,
  ].join('')
}

function answerParts(answer: Answer): string[] {
  const { sentences, incident, playerTexts, timeline, around } = answer
  const languages = Object.entries(playerTexts)
  return [
    '<article class="card">',
    ...head(answer),
    '<dl class="sentences">',
    row('Seen', sentences.saw),
    row('Failed', sentences.failed),
    row('To do', sentences.todo, 'todo'),
    incident ? row('Incident', describeIncident(incident)) : '',
    sentences.operator ? row('Operator', sentences.operator, 'quiet') : '',
    '</dl>',
    languages.length > 0 ? '<details><summary>What the player read, by language</summary><dl>' : '',
    ...languages.map(([language, text]) => row(language, text)),
    languages.length > 0 ? '</dl></details>' : '',
    '</article>',
    steps('Timeline', timeline),
    around.length > 0 ? steps('Around it', around) : '',
  ]
}

function head(answer: Answer): string[] {
  const { reference, operation, code } = answer
  return [
    `<h2>${escapeHtml(reference)} <small>${escapeHtml([operation, code].filter(Boolean).join(', '))}</small></h2>`,
    `<p class="quiet">${escapeHtml(describeOrigin(answer))}</p>`,
  ]
}

const row = (label: string, text: string, look = '') =>
  `<div class="${look}"><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`

/** Other references lead to their answers. */
const linked = (text: string) =>
  escapeHtml(text).replace(/ · (\w{4}-\w{4})\b/g, ' · <a href="/support?reference=$1">$1</a>')

function steps(title: string, list: readonly Step[]): string {
  const rows = list.map(
    ({ time, offsetMs, who, what, tone }) =>
      `<li class="${tone}"><time datetime="${escapeHtml(time)}">${exactClock(time)}</time><span class="offset">${offset(offsetMs)}</span><b>${escapeHtml(who)}</b><span class="what">${linked(what)}</span></li>`,
  )
  return `<section class="card"><h2>${title}</h2><ol class="steps">${rows.join('')}</ol></section>`
}
