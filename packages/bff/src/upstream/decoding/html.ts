import { Parser } from 'htmlparser2'

/** The longest text, in characters: several times the terms of a large operator. */
const maxLength = 128 * 1024
/** The deepest nesting of elements. A sanitizer's time grows with the square of it. */
const maxDepth = 100

/** Whether HTML can be parsed in a moment, by its length and depth. */
export const isBounded = (html: string): boolean => html.length <= maxLength && !isTooDeep(html)

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

// The tags of HTML, and its entities; `a < b` and `<3` have neither.
const writtenMarkup = /<!--|<[/!]?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i
const blocks: ReadonlySet<string> = new Set([
  ...[
    'address',
    'article',
    'blockquote',
    'br',
    'dd',
    'div',
    'dl',
    'dt',
    'figure',
    'footer',
    'h1',
    'h2',
    'h3',
  ],
  ...['h4', 'h5', 'h6', 'header', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
])
// No text has it.
const lineEnd = '\0'
const lines = / *\0[ \0]*/g
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe'])

/**
 * The text of HTML, with a line for each of its blocks; text without markup is returned as it is;
 * `undefined` for what would take too long to parse.
 */
export function plainText(html: string): string | undefined {
  if (!writtenMarkup.test(html)) return html
  if (!isBounded(html)) return undefined
  const parts: string[] = []
  let unreadDepth = 0
  let hasBlocks = false
  const endLine = (name: string) => {
    if (!blocks.has(name)) return
    hasBlocks = true
    parts.push(lineEnd)
  }
  new Parser({
    onopentagname(name) {
      if (unread.has(name)) unreadDepth += 1
      endLine(name)
    },
    ontext(text) {
      if (unreadDepth === 0) parts.push(text)
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1
      endLine(name)
    },
  }).end(html)
  const text = parts.join('')
  // Between blocks a line break is a blank, as in any page; beside other tags the writer meant it.
  const oneLine = hasBlocks ? text.replace(/[ \t\r\n]+/g, ' ') : text
  return oneLine.replace(lines, '\n').trim()
}
