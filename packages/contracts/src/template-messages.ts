import type * as z from 'zod/mini'
import type { TemplateFault } from './rendering.ts'

/** What is wrong with a value, in the words of whoever makes templates. Begins small: its place stands before it. */
export const templateMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`
    case 'too_small':
      return `must ${amount(issue.origin, issue.minimum)} or more`
    case 'too_big':
      return `must ${amount(issue.origin, issue.maximum)} or less`
    case 'unrecognized_keys':
      return 'does not belong here'
    default:
      return 'cannot be read'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function oneOf(values: readonly string[]): string {
  const [first = '', ...others] = values
  const last = others.pop()
  if (last === undefined) return first
  return others.length === 0 ? `${first} or ${last}` : `one of ${[first, ...others].join(', ')} or ${last}`
}

function amount(origin: string, number: number | bigint): string {
  if (origin === 'string') return `have ${number} characters`
  return origin === 'array' ? `have ${number} entries` : `be ${number}`
}

/** All that is wrong, each with its place; a key that does not belong there is a place, too. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): TemplateFault[] {
  return issues.flatMap((issue) => {
    const { path, message } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ place: [...path, key].join('.'), problem: message }))
    // What is wrong with a name is inside.
    const problem = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? message) : message
    return [{ place: path.join('.'), problem }]
  })
}

/** A fault in one line, with its place. */
export function describeFault({ place, problem }: TemplateFault): string {
  return place === '' ? problem : `${place}: ${problem}`
}
