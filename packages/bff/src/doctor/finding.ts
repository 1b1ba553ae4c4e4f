/** `error` ends in exit status 1; `warning` should be put right; `note` tells what was not examined, or may be meant. */
export type Severity = 'error' | 'warning' | 'note' | 'ok'

/** What is examined, in the order of the report. */
export const areas = [
  'settings',
  'domain',
  'platform',
  'contract',
  'site',
  'theme',
  'colors',
  'languages',
  'menu',
  'seo',
  'address',
  'page',
  'content',
  'analytics',
  'cookies',
  'pictures',
  'money',
] as const
export type Area = (typeof areas)[number]

/** One result of an examination. */
export interface Finding {
  severity: Severity
  area: Area
  /** Names the kind of finding, for programs. */
  code: string
  /** What is wrong, or well, in one sentence. */
  message: string
  /** What to do, in one sentence; left out where there is nothing to do. */
  fix?: string
  /** The page of the guide, from the root of the repository. */
  docs?: string
  /** What is wrong because of it, and well once it is cured. */
  consequences?: string[]
}

type Facts = Pick<Finding, 'code' | 'message'> & Pick<Partial<Finding>, 'fix' | 'docs' | 'consequences'>

/** Makes the findings of an area. */
export function findingsOf(area: Area) {
  const make = (severity: Severity) => (facts: Facts) => ({ severity, area, ...facts })
  return { error: make('error'), warning: make('warning'), note: make('note'), ok: make('ok') }
}

const mostNamed = 5
const mostCharacters = 80

/** Names the first of some things, and how many there are beside: `a, b and 3 more`. */
export function someOf(names: Iterable<string>): string {
  const all = [...new Set(names)]
  const shown = all.slice(0, mostNamed).map(shortened).join(', ')
  return all.length > mostNamed ? `${shown} and ${all.length - mostNamed} more` : shown
}

/** Text of the platform, as much of it as a sentence can hold. */
export function shortened(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

/** `1 page`, `3 pages` */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`
}
