import { escapeHtml } from '@marquee/contracts/html-escape'
import type { Operator } from '../../config/operators-file.ts'
import type { Answer, Step } from '../../support/answer/answer.ts'
import { describeCoverage } from '../../support/answer/coverage-words.ts'
import { describeOrigin } from '../../support/answer/describe.ts'
import { describeIncident } from '../../support/answer/incident.ts'
import { exactClock, offset } from '../../support/answer/moment.ts'
import type { WorkerResult } from '../../support/search-in-worker.ts'
import { message, operatorPage } from './operator-page.ts'

/** What the page shows. */
export interface SupportFacts {
  operator: Operator | undefined
  /** What was typed, trimmed; empty at first. */
  typed: string
  /** Names and patterns of the files that are searched. */
  files: readonly string[]
  problem?: 'notAReference' | 'busy' | 'failed'
  result?: WorkerResult & { searchedMs: number }
}

/** The page on which support staff look a reference up. It has no script; every value in it is escaped. */
export function supportPage(facts: SupportFacts): string {
  return operatorPage({
    title: 'Support',
    path: '/support',
    operator: facts.operator,
    search: [
      '<form action="/support" role="search">',
      `<label for="reference">Reference</label><input id="reference" name="reference" value="${escapeHtml(facts.typed)}" maxlength="500"`,
      ' placeholder="R7K2-9QMX" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus required>',
      '<button>Look up</button></form>',
    ],
    main: content(facts),
  })
}

function content({ typed, files, problem, result }: SupportFacts): string[] {
  if (files.length === 0)
    return [
      message(
        'No log to search',
        'Name the files of the log in SUPPORT_LOG_FILES and restart the gateway. Until then run “npm run support” where the log is.',
      ),
    ]
  if (problem) return [message(...problems[problem])]
  if (!result) return [start, searched([`Looks in ${files.join(', ')}.`])]
  const { answers, coverage, searchedMs } = result
  const found = answers.length > 0 ? answers.flatMap(answerParts) : [notFound(typed)]
  return [...found, searched([...describeCoverage(coverage, searchedMs), ...coverage.files])]
}

const problems: Record<NonNullable<SupportFacts['problem']>, readonly [string, string]> = {
  notAReference: [
    'That’s not a reference',
    'It has eight letters and digits, such as R7K2-9QMX. Ask the player to read it again, or paste what they wrote.',
  ],
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

const searched = (sentences: readonly string[]) =>
  `<footer>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}</footer>`

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
