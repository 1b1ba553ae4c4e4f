import { field, readText } from './field-readers.ts'

/** The longest text, in characters: several times the terms of a large operator. */
const maxLength = 128 * 1024
/** The deepest nesting of elements. A sanitizer's time grows with the square of it. */
const maxDepth = 100

/** HTML as an operator writes it, or null for none. What would take too long to sanitize is drift. */
export const markup = () => field('shortMarkup', readMarkup, '')

function readMarkup(value: unknown): string | undefined {
  const html = value === null ? '' : readText(value)
  return html === undefined || html.length > maxLength || isTooDeep(html) ? undefined : html
}

// Tags of elements that have an end of their own: of others, such as items, the next one ends the one before.
const nesting =
  /<(\/?)(?!(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)\b)[a-z]/gi

/** Whether elements are nested deeper than `maxDepth`, by their tags alone. One pass, which ends where they are. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const { 1: slash } of html.matchAll(nesting)) {
    if (slash) depth = Math.max(0, depth - 1)
    else depth += 1
    if (depth > maxDepth) return true
  }
  return false
}
