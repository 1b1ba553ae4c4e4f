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

/** `full` is every combination; `pairs` is a covering array in which every pair of values occurs. */
export type CrawlSize = 'full' | 'pairs'

/** The size of this run's crawl; `npm run test:full` runs the full one. */
export const crawlSize: CrawlSize = process.env.MARQUEE_CRAWL === 'full' ? 'full' : 'pairs'

/**
 * The steps of a crawl over `pageCount` pages. In `pairs`, every page occurs in every language, every template and
 * every initial size, every template in every language, and so on; the combination changes from page to page.
 */
export function crawlPlan(pageCount: number, size: CrawlSize): CrawlStep[] {
  const all = Array.from({ length: pageCount }, (_, pageIndex) =>
    languageCodes.flatMap((language, index) =>
      templateCodes.map(
        (template): CrawlStep => ({
          pageIndex,
          template,
          language,
          initialSize: (pageIndex + 2 * index) % 3,
        }),
      ),
    ),
  ).flat()
  return size === 'full' ? all : all.filter(isInPairs)
}

// A Latin square: on each page, each template is paired with a different language.
function isInPairs({ pageIndex, template, language }: CrawlStep): boolean {
  const sides = Math.max(templateCodes.length, languageCodes.length)
  return (pageIndex + languageCodes.indexOf(language)) % sides === templateCodes.indexOf(template)
}
