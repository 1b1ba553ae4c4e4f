import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import { type TemplateCode, templateCodes } from '@marquee/contracts/templates'

/** One look at a page, by the page's place in the list of all. */
export interface Look {
  place: number
  template: TemplateCode
  language: LanguageCode
  /** Which of three sizes the page arrives in. */
  arrival: number
}

/** What a crawl looks at: `full` is the product, `pairs` a third of it in which every two things meet. */
export type CrawlSize = 'full' | 'pairs'

/** The size of this run's crawl: `npm run test:full` asks for the whole. */
export const crawlSize: CrawlSize = process.env.MARQUEE_CRAWL === 'full' ? 'full' : 'pairs'

/**
 * The looks of a crawl over so many pages. In `pairs`, a covering array, every page is seen in every language, in
 * every template and arriving in every size, every template in every language, and so on; what comes together changes
 * from page to page.
 */
export function crawlPlan(pageCount: number, size: CrawlSize): Look[] {
  const all = Array.from({ length: pageCount }, (_, place) =>
    languageCodes.flatMap((language, index) =>
      templateCodes.map(
        (template): Look => ({ place, template, language, arrival: (place + 2 * index) % 3 }),
      ),
    ),
  ).flat()
  return size === 'full' ? all : all.filter(isInPairs)
}

// A Latin square: on each page, each template has one language of its own.
function isInPairs({ place, template, language }: Look): boolean {
  const sides = Math.max(templateCodes.length, languageCodes.length)
  return (place + languageCodes.indexOf(language)) % sides === templateCodes.indexOf(template)
}
