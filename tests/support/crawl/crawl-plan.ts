import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { type TemplateCode, templateCodes } from '@marquee/contracts/templates'

/** One page to load, in one template and language. */
export interface CrawlStep {
  /** Index into the list of crawled pages. */
  pageIndex: number
  template: TemplateCode
  language: LanguageCode
  /** Which of the three viewport sizes the page is loaded in. */
  initialSize: number
}

/**
 * The steps of a crawl over `pageCount` pages. A `full` one has every page in every template, and in every language at
 * every size; else each page comes once, in combinations that change from page to page, so that every template, every
 * language and every size occurs.
 */
export function crawlPlan(pageCount: number, isFull: boolean): CrawlStep[] {
  const pages = Array.from({ length: pageCount }, (_, pageIndex) => pageIndex)
  return pages.flatMap((pageIndex) => {
    const first = pageIndex % templateCodes.length
    const templates = isFull ? templateCodes : templateCodes.slice(first, first + 1)
    return templates.map((template, place) => stepOf(pageIndex, template, isFull ? place : 0))
  })
}

// The languages, and the sizes of each language, follow each other from page to page, and from template to template.
function stepOf(pageIndex: number, template: TemplateCode, place: number): CrawlStep {
  const turn = pageIndex + place
  const language = languageCodes[turn % languageCodes.length] ?? 'EN'
  return { pageIndex, template, language, initialSize: Math.floor(turn / languageCodes.length) % 3 }
}
