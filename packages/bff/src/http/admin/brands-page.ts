import { escapeHtml } from '@marquee/contracts/html-escape'
import type { Operator } from '../../config/operators-file.ts'
import type { Release } from '../../config/release.ts'
import { mayUse } from './access.ts'
import type { BrandState, BrandStatus } from './brand-statuses.ts'
import { message, operatorPage } from './operator-page.ts'

/** What the page shows. */
export interface BrandsFacts {
  release: Release
  isReady: boolean
  operator: Operator | undefined
  /** What hosts were searched for; empty for all. */
  typed: string
  brands: readonly BrandStatus[]
  /** Which part of them is shown, from 1 on. */
  page: number
}

// More is no page to look at, and takes seconds to draw.
const mostRows = 200

/** The page on which an operator sees how each brand does. */
export function brandsPage({ release, isReady, operator, typed, brands, page }: BrandsFacts): string {
  const { version, revision, build } = release
  const pages = Math.max(1, Math.ceil(brands.length / mostRows))
  const current = Math.min(page, pages)
  const shown = brands.slice((current - 1) * mostRows, current * mostRows)
  return operatorPage({
    title: 'Brands',
    path: '/',
    operator,
    search: [
      '<form action="/" role="search"><label for="host">Host</label>',
      `<input id="host" name="host" value="${escapeHtml(typed)}" maxlength="255" placeholder="play.example.com" autocomplete="off" spellcheck="false">`,
      '<button>Find</button></form>',
    ],
    main: [
      brands.length === 0
        ? message('No brand', typed ? `No brand is called ${typed}.` : 'Nobody has visited one yet.')
        : table(shown, {
            mayPurge: mayUse(operator, '/purge'),
            isExamined: brands.some(({ doctor }) => doctor),
          }),
      '<footer>',
      pages > 1 ? pageLinks(typed, current, pages, brands.length) : '',
      `<p>${isReady ? 'Ready' : 'Not ready: no brand can be served yet'}. Version ${escapeHtml(version)}, revision ${escapeHtml(revision)}, build ${escapeHtml(build)}.</p>`,
      '<p>For programs: <a href="/status.json">status.json</a>, <a href="/metrics">metrics</a>, <a href="/openapi.json">openapi.json</a>.</p>',
      '</footer>',
    ],
  })
}

function pageLinks(typed: string, current: number, pages: number, brands: number): string {
  const link = (page: number, words: string) =>
    page < 1 || page > pages
      ? ''
      : `<a href="/?host=${encodeURIComponent(typed)}&amp;page=${page}">${words}</a>`
  return [
    `<nav aria-label="Parts of the list"><span>Page ${current} of ${pages}, ${brands} brands</span>`,
    `${link(current - 1, 'Previous')}${link(current + 1, 'Next')}</nav>`,
  ].join('')
}

const states: Record<BrandState, { words: string; tone: string }> = {
  open: { words: 'Open', tone: 'good' },
  maintenance: { words: 'In maintenance', tone: '' },
  closed: { words: 'Closed by the platform', tone: '' },
  themeInvalid: { words: 'No page: its theme does not exist', tone: 'bad' },
  unreachable: { words: 'No page: the platform gave no data', tone: 'bad' },
  notAsked: { words: 'Not visited yet', tone: '' },
}

const breakers = {
  closed: { words: 'Sent', tone: 'good' },
  halfOpen: { words: 'Being tried again', tone: 'bad' },
  open: { words: 'Paused: they fail', tone: 'bad' },
} as const

/** Which columns there are beside those that are always there. */
interface Columns {
  mayPurge: boolean
  isExamined: boolean
}

function table(brands: readonly BrandStatus[], columns: Columns): string {
  const heads = [
    'Host',
    'Visitors see',
    'Template',
    'Platform calls',
    'Start-up data',
    ...(columns.isExamined ? ['Doctor'] : []),
    ...(columns.mayPurge ? [''] : []),
  ]
  return [
    '<section class="card"><table><thead><tr>',
    ...heads.map((head) => `<th scope="col">${head}</th>`),
    '</tr></thead><tbody>',
    ...brands.map((brand) => row(brand, columns)),
    '</tbody></table></section>',
  ].join('')
}

function row(brand: BrandStatus, { mayPurge, isExamined }: Columns): string {
  const { host, template, color } = brand
  const state = states[brand.state]
  const breaker = breakers[brand.breaker]
  const data = describeData(brand)
  const cell = (head: string, text: string, tone = '') =>
    `<td data-head="${head}" class="${tone}">${escapeHtml(text)}</td>`
  return [
    `<tr><th scope="row"><a href="/status/${encodeURIComponent(host)}">${escapeHtml(host)}</a></th>`,
    cell('Visitors see', state.words, state.tone),
    cell('Template', template === undefined ? '–' : `${template}, ${color}`),
    cell('Platform calls', breaker.words, breaker.tone),
    cell('Start-up data', data.words, data.tone),
    isExamined ? doctorCell(brand.doctor) : '',
    mayPurge ? `<td><a href="/purge?host=${encodeURIComponent(host)}">Purge</a></td>` : '',
    '</tr>',
  ].join('')
}

function describeData({ ageSeconds, isFailing }: BrandStatus): { words: string; tone: string } {
  if (ageSeconds === undefined) return { words: '–', tone: '' }
  const age = `${describeAge(ageSeconds)} old`
  return isFailing ? { words: `${age}, and cannot be renewed`, tone: 'bad' } : { words: age, tone: '' }
}

/** What the doctor found, to be opened where there is something to mend. */
function doctorCell(doctor: BrandStatus['doctor']): string {
  const open = (tone: string) => `<td data-head="Doctor" class="${tone}">`
  if (!doctor) return `${open('')}–</td>`
  const age = describeAge(Math.round((Date.now() - Date.parse(doctor.examinedAt)) / 1000))
  if (doctor.findings.length === 0) return `${open('good')}Well, ${age} ago</td>`
  const counts = [counted(doctor.errors, 'error'), counted(doctor.warnings, 'warning')].filter(Boolean)
  const findings = doctor.findings.map(
    ({ area, message, fix = '' }) =>
      `<li><b>${escapeHtml(area)}</b> ${escapeHtml(message)} <span class="quiet">${escapeHtml(fix)}</span></li>`,
  )
  return [
    open(doctor.errors > 0 ? 'bad' : ''),
    `<details><summary>${counts.join(', ')}, ${age} ago</summary>`,
    `<ul>${findings.join('')}</ul></details></td>`,
  ].join('')
}

const counted = (number: number, what: string) =>
  number > 0 ? `${number} ${what}${number === 1 ? '' : 's'}` : ''

/** `12 s`, `4 min`, `3 h` */
export function describeAge(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}
