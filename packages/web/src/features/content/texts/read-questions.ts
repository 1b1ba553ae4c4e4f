import { textOf } from './article.ts'

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
