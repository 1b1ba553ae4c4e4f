import { textOf } from '../../content/article.ts'

export interface Question {
  title: string
  html: string
}

/**
 * Splits a document into questions, each a heading with the content below it; `undefined` for a document with fewer
 * than two. Questions are the top-level headings of the deepest level; anything before the first is the introduction.
 */
export function readQuestions(html: string): { intro: string; questions: Question[] } | undefined {
  const headings = topHeadings(html)
  const level = Math.max(0, ...headings.map((heading) => heading.level))
  const questionHeadings = headings.filter((heading) => heading.level === level)
  if (questionHeadings.length < 2) return undefined
  const questions = questionHeadings.map(({ end, title }, index) => {
    return { title, html: html.slice(end, questionHeadings[index + 1]?.start ?? html.length).trim() }
  })
  return { intro: html.slice(0, questionHeadings[0]?.start).trim(), questions }
}

interface Heading {
  level: number
  title: string
  start: number
  end: number
}

const voidElements = new Set(['br', 'hr', 'img'])

/** The headings that are not nested in another element. */
function topHeadings(html: string): Heading[] {
  const headings: Heading[] = []
  let depth = 0
  let open: { level: number; start: number; from: number } | undefined
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    const [whole, slash, name = ''] = tag
    if (voidElements.has(name)) continue
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
