import { servedCapabilities } from '@marquee/contracts/capability'
import { type LanguageCode, offeredLanguages, withLanguagePrefix } from '@marquee/contracts/languages'
import { isOffered, pageNames, pagePath, pages, type Page as SitePage } from '@marquee/contracts/pages'
import { templateCodes, templates } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { desk, openFixture, phone, smallPhone, type Visit } from '../browser/fixture.ts'
import { resize } from '../browser/resize.ts'
import { saveData } from '../browser/save-data.ts'
import { trackLoading } from '../browser/track-loading.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import { isFullRun } from '../test-size.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { type CrawlStep, crawlPlan } from './crawl-plan.ts'
import { focusFaults } from './focus-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { linkFaults } from './link-faults.ts'
import { movementFaults } from './movement-faults.ts'
import { textFaults } from './text-faults.ts'

const [atDesk, onPhone, onSmallPhone] = [desk.viewport, phone.viewport, smallPhone.viewport]
/** The order of viewport sizes for a page. Each order ends with the size the next page is loaded in. */
const sizeOrders = [
  [onPhone, onSmallPhone, atDesk],
  [atDesk, onPhone, onSmallPhone],
  [onSmallPhone, atDesk, onPhone],
] as const

interface CrawledPage {
  path: string
  /** The expected status, where it is not 200. */
  status?: number
  /** The page redirects to the home page and opens a modal there. */
  isModal?: boolean
}

// Pages that need a query to show something.
const queries: Record<string, string> = { '/playnow': '?provider=JILI&game=jade-dragon-rush&type=SLOTS' }

const crawledPages: readonly (CrawledPage & { access: SitePage['access'] })[] = [
  ...pageNames
    .filter((name) => isOffered(name, servedCapabilities))
    .map((name) => {
      const { access }: SitePage = pages[name]
      const path = pagePath(name)
      return { path: path + (queries[path] ?? ''), access }
    }),
  { path: '/no-such-page', access: 'open', status: 404 },
]

/**
 * Crawls every page that the brands offer, and one unknown address, in the languages and templates of the plan: player pages
 * signed in, all others signed out. Each page is loaded at one viewport size and fully checked there (axe is skipped on
 * the smallest phone, because it takes as long as all other checks together). In a full run it is then resized to the
 * other two sizes, and its layout and texts are checked again.
 */
export async function crawl(t: Test): Promise<void> {
  const { visit } = await openFixture(t)
  t.jobs = 3
  const plan = crawlPlan(crawledPages.length, isFullRun)
  for (const brand of templateCodes) {
    const steps = plan.filter(({ template }) => template === brand)
    const [ofPlayers = [], ofVisitors = []] = [true, false].map((isOfPlayers) =>
      steps.filter(({ pageIndex }) => (crawledPages[pageIndex]?.access === 'player') === isOfPlayers),
    )
    // One visit for all of them: a browser that has not loaded the site takes twice the time for a page.
    t.test(`the pages of ${brand} have no faults`, (t) =>
      visit(t, { brand }, async (visit) => {
        await saveData(visit.page)
        const waitUntilLoaded = trackLoading(visit.page, visit.origin)
        await crawlPages(t, visit, waitUntilLoaded, ofVisitors)
        await visit.signIn()
        await crawlPages(t, visit, waitUntilLoaded, ofPlayers)
      }),
    )
  }
}

const askedLinks = new Map<string, Set<string>>()

/** The links that a brand was asked for, or in a short run any of them. */
function linksOf(whose: string): Set<string> {
  const asked = askedLinks.get(whose) ?? new Set()
  askedLinks.set(whose, asked)
  return asked
}

async function crawlPages(
  t: Test,
  visit: Visit,
  waitUntilLoaded: PageUnderCrawl['waitUntilLoaded'],
  steps: readonly CrawlStep[],
) {
  const { host, context, expect, complaints } = visit
  for (const { pageIndex, template, language, initialSize } of steps) {
    const crawledPage = crawledPages[pageIndex]
    if (!crawledPage) throw new Error(`There is no page ${pageIndex}`)
    const address = withLanguagePrefix(language, crawledPage.path)
    const sizes = sizeOrders[initialSize] ?? sizeOrders[0]
    const isModal = crawledPage.path === pagePath('login') && templates[template].login !== 'page'
    const earlierComplaints = complaints().length
    // A visitor who has chosen a language is led to it from an address without one.
    await context.clearCookies({ name: 'lang' })
    if (crawledPage.status) expect(new RegExp(`^${crawledPage.status} GET ${address}$`))
    const faults = await findPageFaults(visit, {
      ...crawledPage,
      isModal,
      address,
      language,
      sizes,
      waitUntilLoaded,
    })
    faults.push(...(await linkFaults(visit, isFullRun ? linksOf(host) : linksOf('all brands'))))
    faults.push(...complaints().slice(earlierComplaints))
    for (const fault of faults) t.fail(`${host} ${address} ${fault}`)
    if (faults.length === 0) t.pass(address)
  }
}

interface PageUnderCrawl extends CrawledPage {
  address: string
  language: LanguageCode
  sizes: (typeof sizeOrders)[number]
  waitUntilLoaded: () => Promise<string[]>
}

async function findPageFaults({ page, open }: Visit, crawled: PageUnderCrawl) {
  const { address, language, sizes, waitUntilLoaded, isModal } = crawled
  const [initialSize, ...others] = sizes
  await page.setViewportSize(initialSize)
  await open(address)
  if (isModal) await page.locator('dialog:modal').waitFor()
  const faults = [...(await waitUntilLoaded()), ...(await documentFaults(page, crawled))]
  const addFaults = async ({ width }: { width: number }, check: Promise<string[]>) => {
    const found = await withTimeout(`${address} at ${width} px`, check)
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  // Must come first: the later checks move the page themselves.
  await addFaults(initialSize, movementFaults(page))
  await addFaults(initialSize, layoutFaults(page))
  await addFaults(initialSize, textFaults(page, language))
  if (initialSize !== onSmallPhone) await addFaults(initialSize, accessibilityFaults(page))
  await addFaults(initialSize, focusFaults(page))
  for (const size of isFullRun ? others : []) {
    await withTimeout(`${address} made ${size.width} px wide`, resize(page, size))
    await addFaults(size, layoutFaults(page))
    await addFaults(size, textFaults(page, language))
  }
  return faults
}

/** Checks that the page has the requested address and language. */
async function documentFaults(page: Page, { address, language, isModal }: PageUnderCrawl): Promise<string[]> {
  const { tag } = offeredLanguages[language]
  const expected = isModal ? withLanguagePrefix(language, '/') : address
  const actual = await page.evaluate(() => location.pathname + location.search)
  const lang = await page.evaluate(() => document.documentElement.lang)
  return [
    ...(actual === expected ? [] : [`redirected to ${actual}`]),
    ...(lang === tag ? [] : [`has lang “${lang}” instead of “${tag}”`]),
  ]
}
