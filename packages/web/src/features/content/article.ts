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

export interface Question {
  title: string
  html: string
}

/**
 * A document of questions, each a heading with what follows it. `undefined` where there are fewer than two: that is
 * a text like any other. The deepest level of heading that stands at the top counts as a question; anything before
 * the first one is the introduction.
 */
export function readQuestions(html: string): { intro: string; questions: Question[] } | undefined {
  const headings = topHeadings(html)
  const level = Math.max(0, ...headings.map((heading) => heading.level))
  const asked = headings.filter((heading) => heading.level === level)
  if (asked.length < 2) return undefined
  const questions = asked.map(({ end, title }, place) => {
    return { title, html: html.slice(end, asked[place + 1]?.start ?? html.length).trim() }
  })
  return { intro: html.slice(0, asked[0]?.start).trim(), questions }
}

interface Heading {
  level: number
  title: string
  start: number
  end: number
}

const empty = new Set(['br', 'hr', 'img'])

/** The headings that stand in no other element. */
function topHeadings(html: string): Heading[] {
  const headings: Heading[] = []
  let depth = 0
  let open: { level: number; start: number; from: number } | undefined
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    const [whole, slash, name = ''] = tag
    if (empty.has(name)) continue
    if (slash) depth -= 1
    const level = /^h([2-6])$/.exec(name)?.[1]
    if (level && depth === 0) {
      if (!slash) open = { level: Number(level), start: tag.index, from: tag.index + whole.length }
      else if (open) {
        const title = textOf(html.slice(open.from, tag.index))
        headings.push({ level: open.level, title, start: open.start, end: tag.index + whole.length })
        open = undefined
      }
    }
    if (!slash) depth += 1
  }
  return headings
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
