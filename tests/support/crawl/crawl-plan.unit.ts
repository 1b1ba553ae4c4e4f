import { languageCodes } from '@marquee/contracts/languages'
import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { crawlPlan } from './crawl-plan.ts'

const pageCount = 40
const plan = crawlPlan(pageCount, false)

t.test('every page is crawled once, in its order', async (t) => {
  t.same(
    plan.map(({ pageIndex }) => pageIndex),
    Array.from({ length: pageCount }, (_, index) => index),
  )
})

t.test('every template, every language and every size occurs', async (t) => {
  const count = (key: 'template' | 'language' | 'initialSize') => new Set(plan.map((step) => step[key])).size
  t.equal(count('template'), templateCodes.length)
  t.equal(count('language'), languageCodes.length)
  t.equal(count('initialSize'), 3)
})

t.test('a full crawl is the product of pages, languages and templates', async (t) => {
  const full = new Set(
    crawlPlan(pageCount, true).map(({ pageIndex, template, language }) =>
      [pageIndex, template, language].join(),
    ),
  )
  t.equal(full.size, pageCount * languageCodes.length * templateCodes.length)
})
