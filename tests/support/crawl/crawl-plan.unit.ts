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

t.test('a full crawl has every page in every template, and in every language at every size', async (t) => {
  const full = crawlPlan(pageCount, true)
  const count = (...keys: (keyof (typeof full)[number])[]) =>
    new Set(full.map((step) => keys.map((key) => step[key]).join())).size
  t.equal(full.length, pageCount * templateCodes.length)
  t.equal(count('pageIndex', 'template'), full.length)
  t.equal(count('pageIndex', 'language', 'initialSize'), pageCount * languageCodes.length * 3)
})
