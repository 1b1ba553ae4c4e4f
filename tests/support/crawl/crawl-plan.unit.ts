import { languageCodes } from '@marquee/contracts/languages'
import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { crawlPlan, type Look } from './crawl-plan.ts'

const pageCount = 40
const plan = crawlPlan(pageCount, 'pairs')

const pairsOf = (one: keyof Look, other: keyof Look) =>
  new Set(plan.map((look) => `${look[one]} ${look[other]}`)).size

t.test('every page, language, template and size meets every other', async (t) => {
  t.equal(pairsOf('place', 'language'), pageCount * languageCodes.length)
  t.equal(pairsOf('place', 'template'), pageCount * templateCodes.length)
  t.equal(pairsOf('template', 'language'), templateCodes.length * languageCodes.length)
  t.equal(pairsOf('place', 'arrival'), pageCount * 3)
  t.equal(pairsOf('template', 'arrival'), templateCodes.length * 3)
  t.equal(pairsOf('language', 'arrival'), languageCodes.length * 3)
})

t.test('no page is crawled more often than that', async (t) => {
  t.equal(plan.length, pageCount * Math.max(templateCodes.length, languageCodes.length))
})

t.test('a full crawl is the product of pages, languages and templates', async (t) => {
  const full = new Set(
    crawlPlan(pageCount, 'full').map(({ place, template, language }) => [place, template, language].join()),
  )
  t.equal(full.size, pageCount * languageCodes.length * templateCodes.length)
})
