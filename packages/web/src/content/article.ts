/*
 * Transforms an operator's document. These functions work on strings of sanitized HTML, which is well formed and whose
 * headings have no attributes, because they also run on the server, where there is no DOM.
 */

export interface Article {
  /** The text of the heading that the document starts with; `undefined` if it starts with something else. */
  title: string | undefined
  html: string
}

/** Splits off the heading that a document starts with: it becomes the page's heading. */
export function readArticle(html: string): Article {
  const [whole = '', title = ''] = /^\s*<h2>([\s\S]*?)<\/h2>\s*/.exec(html) ?? []
  const text = textOf(title)
  return text === '' ? { title: undefined, html } : { title: text, html: html.slice(whole.length) }
}

/** Raises all headings so that the highest has level 2: no level is skipped below the page's own heading. */
export function raiseHeadings(html: string): string {
  const highest = Math.min(...[...html.matchAll(/<h([2-6])>/g)].map(([, level]) => Number(level)))
  return html.replaceAll(
    /<(\/?)h([2-6])>/g,
    (_tag, slash, level) => `<${slash}h${Number(level) - highest + 2}>`,
  )
}

/** Wraps every table in a scrolling region, so that the page itself does not scroll sideways. `label` names it. */
export function scrollTables(html: string, label: string): string {
  const region = `<div class="prose-scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}">`
  return html.replaceAll('<table>', `${region}<table>`).replaceAll('</table>', '</table></div>')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text content of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
