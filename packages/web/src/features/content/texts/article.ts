/*
 * How an operator's document is arranged. All of this works on sanitised HTML, which is well formed and whose
 * headings carry no attributes: on the server, where there is no DOM, as in the browser.
 */

export interface Article {
  /** Text of the heading that the document begins with; `undefined` where it begins with something else. */
  title: string | undefined
  html: string
}

/** Takes the heading that a document begins with out of it: it is the page's own. */
export function readArticle(html: string): Article {
  const [whole = '', title = ''] = /^\s*<h2>([\s\S]*?)<\/h2>\s*/.exec(html) ?? []
  const text = textOf(title)
  return text === '' ? { title: undefined, html } : { title: text, html: html.slice(whole.length) }
}

/** Brings the headings up to where those of a page begin, level 2: none is skipped below the page's own. */
export function raiseHeadings(html: string): string {
  const highest = Math.min(...[...html.matchAll(/<h([2-6])>/g)].map(([, level]) => Number(level)))
  return html.replaceAll(
    /<(\/?)h([2-6])>/g,
    (_tag, slash, level) => `<${slash}h${Number(level) - highest + 2}>`,
  )
}

/** Puts every table into a box of its own that scrolls, so that the page does not. `label` names the box. */
export function scrollTables(html: string, label: string): string {
  const box = `<div class="prose-scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}">`
  return html.replaceAll('<table>', `${box}<table>`).replaceAll('</table>', '</table></div>')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
