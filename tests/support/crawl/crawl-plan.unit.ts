import { languageCodes } from '@marquee/contracts/languages'
import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { type CrawlStep, crawlPlan } from './crawl-plan.ts'

const pageCount = 40
const plan = crawlPlan(pageCount, 'pairs')

const pairsOf = (one: keyof CrawlStep, other: keyof CrawlStep) =>
  new Set(plan.map((step) => `${step[one]} ${step[other]}`)).size

t.test('every page, language, template and size occurs with every other', async (t) => {
  t.equal(pairsOf('pageIndex', 'language'), pageCount * languageCodes.length)
  t.equal(pairsOf('pageIndex', 'template'), pageCount * templateCodes.length)
  t.equal(pairsOf('template', 'language'), templateCodes.length * languageCodes.length)
  t.equal(pairsOf('pageIndex', 'initialSize'), pageCount * 3)
  t.equal(pairsOf('template', 'initialSize'), templateCodes.length * 3)
  t.equal(pairsOf('language', 'initialSize'), languageCodes.length * 3)
})

t.test('no page is crawled more often than the pairs need', async (t) => {
  t.equal(plan.length, pageCount * Math.max(templateCodes.length, languageCodes.length))
})

t.test('a full crawl is the product of pages, languages and templates', async (t) => {
  const full = new Set(
    crawlPlan(pageCount, 'full').map(({ pageIndex, template, language }) =>
      [pageIndex, template, language].join(),
    ),
  )
  t.equal(full.size, pageCount * languageCodes.length * templateCodes.length)
})
