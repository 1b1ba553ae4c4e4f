import {
  type LanguageCode,
  languageCodes,
  offeredLanguages,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { pageNames, pages, type Page as SitePage } from '@marquee/contracts/pages'
import { templateCodes, templates } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { desk, openFixture, phone, smallPhone, type Visit } from '../browser/fixture.ts'
import { resize } from '../browser/resize.ts'
import { followPage } from '../browser/track-loading.ts'
import { inTime } from '../browser/with-timeout.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { crawlPlan, crawlSize, type Look } from './crawl-plan.ts'
import { focusFaults } from './focus-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { movementFaults } from './movement-faults.ts'
import { textFaults } from './text-faults.ts'

const [atDesk, onPhone, onSmallPhone] = [desk.viewport, phone.viewport, smallPhone.viewport]
/** The sizes in which a page is looked at, the first as it arrives. The last is the first of the next page. */
const orders = [
  [onPhone, onSmallPhone, atDesk],
  [atDesk, onPhone, onSmallPhone],
  [onSmallPhone, atDesk, onPhone],
] as const

interface CrawledPage {
  path: string
  /** It answers with this instead of 200. */
  status?: number
  /** It leads to the home page, which opens a modal. */
  isModal?: boolean
}

// A game is wanted where a page plays one.
const queries: Record<string, string> = { '/playnow': '?provider=JILI&game=jade-dragon-rush&type=SLOTS' }

const crawledPages: readonly (CrawledPage & { access: SitePage['access'] })[] = [
  ...pageNames.map((name) => {
    const { path, access }: SitePage = pages[name]
    return { path: path + (queries[path] ?? ''), access }
  }),
  { path: '/no-such-page', access: 'open', status: 404 },
]

/**
 * Crawls every page of the site, and one that is none, in the languages and templates of the plan: those that are open
 * and those of guests as a visitor, those of players as a player. Each is opened on a phone in one language, on a desk
 * in another and on the smallest phone in the third. There it is looked over whole; axe, which takes as long as
 * everything else, leaves the smallest phone out. Then layout and words are looked at in the two other sizes.
 */
export async function crawl(t: Test): Promise<void> {
  const { visit } = await openFixture(t)
  // A minute on a quiet machine of today, and several on a slow one.
  t.setTimeout(crawlSize === 'full' ? 2_400_000 : 900_000)
  // As many at once as the machine is kept busy by.
  t.jobs = 3
  const plan = crawlPlan(crawledPages.length, crawlSize)
  for (const brand of templateCodes) {
    for (const language of languageCodes) {
      const looks = plan.filter((look) => look.template === brand && look.language === language)
      const [ofPlayers = [], ofVisitors = []] = [true, false].map((isOfPlayers) =>
        looks.filter(({ place }) => (crawledPages[place]?.access === 'player') === isOfPlayers),
      )
      t.test(`a visitor finds the pages of ${brand} in order in ${language}`, (t) =>
        visit(t, { brand }, (visit) => crawlLooks(t, visit, ofVisitors)),
      )
      t.test(`a player finds the pages of ${brand} in order in ${language}`, (t) =>
        visit(t, { brand }, async (visit) => {
          await visit.signIn()
          await crawlLooks(t, visit, ofPlayers)
        }),
      )
    }
  }
}

async function crawlLooks(t: Test, visit: Visit, looks: readonly Look[]) {
  const { host, page, origin, expect, complaints } = visit
  const settled = followPage(page, origin)
  await page.addInitScript(saveData)
  for (const { place, template, language, arrival } of looks) {
    const found = crawledPages[place]
    if (!found) throw new Error(`There is no page ${place}`)
    const address = withLanguagePrefix(language, found.path)
    const order = orders[arrival] ?? orders[0]
    const isModal = found.path === pages.login.path && templates[template].login !== 'page'
    const complained = complaints().length
    if (found.status) expect(new RegExp(`^${found.status} GET ${address}$`))
    const faults = await faultsOf(visit, { ...found, isModal, address, language, order, settled })
    faults.push(...complaints().slice(complained))
    for (const fault of faults) t.fail(`${host} ${address} ${fault}`)
    if (faults.length === 0) t.pass(address)
  }
}

interface PageUnderCrawl extends CrawledPage {
  address: string
  language: LanguageCode
  order: (typeof orders)[number]
  settled: () => Promise<string[]>
}

async function faultsOf({ page, open }: Visit, crawled: PageUnderCrawl) {
  const { address, language, order, settled, isModal } = crawled
  const [arrival, ...others] = order
  await page.setViewportSize(arrival)
  await open(address)
  if (isModal) await page.locator('dialog:modal').waitFor()
  const faults = [...(await settled()), ...(await documentFaults(page, crawled))]
  const note = async ({ width }: { width: number }, looked: Promise<string[]>) => {
    const found = await inTime(`${address} at ${width} px`, looked)
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  // First of all: what comes after moves the page itself.
  await note(arrival, movementFaults(page))
  await note(arrival, layoutFaults(page))
  await note(arrival, textFaults(page, language))
  if (arrival !== onSmallPhone) await note(arrival, accessibilityFaults(page))
  await note(arrival, focusFaults(page))
  for (const size of others) {
    await inTime(`${address} made ${size.width} px wide`, resize(page, size))
    await note(size, layoutFaults(page))
    await note(size, textFaults(page, language))
  }
  return faults
}

/** Whether the page is the one that was asked for, in the language that was asked for. */
async function documentFaults(page: Page, { address, language, isModal }: PageUnderCrawl): Promise<string[]> {
  const { tag } = offeredLanguages[language]
  const wanted = isModal ? withLanguagePrefix(language, '/') : address
  const arrived = await page.evaluate(() => location.pathname + location.search)
  const lang = await page.evaluate(() => document.documentElement.lang)
  return [
    ...(arrived === wanted ? [] : [`led to ${arrived}`]),
    ...(lang === tag ? [] : [`says that it is in “${lang}”, not “${tag}”`]),
  ]
}

// Nothing is loaded ahead for a visitor who saves data: what a page asks for is its own.
function saveData(): void {
  if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { value: true })
}
