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
 * The steps of a crawl over `pageCount` pages: all combinations when it is `full`, else each page once. The combination
 * changes from page to page, so that every template, every language and every size occurs.
 */
export function crawlPlan(pageCount: number, isFull: boolean): CrawlStep[] {
  const all = Array.from({ length: pageCount }, (_, pageIndex) =>
    languageCodes.flatMap((language, inLanguages) =>
      templateCodes.map((template, inTemplates): CrawlStep => {
        const round = Math.floor(pageIndex / (languageCodes.length * templateCodes.length))
        return { pageIndex, template, language, initialSize: (round + inLanguages + inTemplates) % 3 }
      }),
    ),
  ).flat()
  return isFull ? all : all.filter(isItsTurn)
}

// Language and template both change with each page. Their numbers have no common divisor, so that they do not keep pace.
function isItsTurn({ pageIndex, template, language }: CrawlStep): boolean {
  return (
    languageCodes.indexOf(language) === pageIndex % languageCodes.length &&
    templateCodes.indexOf(template) === pageIndex % templateCodes.length
  )
}
