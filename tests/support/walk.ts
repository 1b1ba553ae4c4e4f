import {
  type LanguageCode,
  languageCodes,
  offeredLanguages,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { pageNames, pages, type Page as SitePage } from '@marquee/contracts/pages'
import { type TemplateCode, templates } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { accessibilityFaults } from './accessibility-faults.ts'
import { desk, openStage, phone, smallPhone, type Visit } from './browser.ts'
import { focusFaults } from './focus-faults.ts'
import { followPage } from './follow-page.ts'
import { inTime } from './in-time.ts'
import { layoutFaults } from './layout-faults.ts'
import { movementFaults } from './movement-faults.ts'
import { resize } from './resize.ts'
import { textFaults } from './text-faults.ts'

const [atDesk, onPhone, onSmallPhone] = [desk.viewport, phone.viewport, smallPhone.viewport]
/** The sizes in which a page is looked at, the first as it arrives. The last is the first of the next page. */
const orders = [
  [onPhone, onSmallPhone, atDesk],
  [atDesk, onPhone, onSmallPhone],
  [onSmallPhone, atDesk, onPhone],
] as const

interface Stop {
  path: string
  /** It answers with this instead of 200. */
  status?: number
  /** It leads to the home page, which opens a modal. */
  isModal?: boolean
}

// A game is wanted where a page plays one.
const queries: Record<string, string> = { '/playnow': '?provider=JILI&game=jade-dragon-rush&type=SLOTS' }

const everyPage = pageNames.map((name): SitePage & Stop => {
  const page: SitePage = pages[name]
  return { ...page, path: page.path + (queries[page.path] ?? '') }
})
const nowhere: Stop = { path: '/no-such-page', status: 404 }

/**
 * Walks through every page of the site, and one that is none, in every language: those that are open and those of
 * guests as a visitor, those of players as a player. Each is opened on a phone in one language, on a desk in another
 * and on the smallest phone in the third. There it is looked over whole; axe, which takes as long as everything else,
 * leaves the smallest phone out. Then layout and words are looked at in the two other sizes.
 */
export async function walk(t: Test, brand: TemplateCode): Promise<void> {
  const { visit } = await openStage(t)
  // A minute on a quiet machine of today, and several on a slow one.
  t.setTimeout(600_000)
  // As many at once as the machine is kept busy by.
  t.jobs = 3
  const isModal = templates[brand].login !== 'page'
  const visitorStops = [
    ...everyPage
      .filter(({ access }) => access !== 'player')
      .map((stop): Stop => (stop.path === pages.login.path ? { ...stop, isModal } : stop)),
    nowhere,
  ]
  const playerStops = everyPage.filter(({ access }) => access === 'player')
  for (const language of languageCodes) {
    t.test(`a visitor finds every page of ${brand} in order in ${language}`, (t) =>
      visit(t, { brand }, (visit) => walkAlong(t, visit, language, visitorStops)),
    )
    t.test(`a player finds every page of ${brand} in order in ${language}`, (t) =>
      visit(t, { brand }, async (visit) => {
        await visit.signIn()
        await walkAlong(t, visit, language, playerStops)
      }),
    )
  }
}

async function walkAlong(t: Test, visit: Visit, language: LanguageCode, stops: readonly Stop[]) {
  const { host, page, origin, expect, complaints } = visit
  const settled = followPage(page, origin)
  await page.addInitScript(saveData)
  for (const [place, stop] of stops.entries()) {
    const address = withLanguagePrefix(language, stop.path)
    const order = orders[(place + languageCodes.indexOf(language)) % orders.length] ?? orders[0]
    const complained = complaints().length
    if (stop.status) expect(new RegExp(`^${stop.status} GET ${address}$`))
    const faults = await faultsOf(visit, { ...stop, address, language, order, settled })
    faults.push(...complaints().slice(complained))
    for (const fault of faults) t.fail(`${host} ${address} ${fault}`)
    if (faults.length === 0) t.pass(address)
  }
}

interface Place extends Stop {
  address: string
  language: LanguageCode
  order: (typeof orders)[number]
  settled: () => Promise<string[]>
}

async function faultsOf({ page, open }: Visit, place: Place) {
  const { address, language, order, settled, isModal } = place
  const [arrival, ...others] = order
  await page.setViewportSize(arrival)
  await open(address)
  if (isModal) await page.locator('dialog:modal').waitFor()
  const faults = [...(await settled()), ...(await documentFaults(page, place))]
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
async function documentFaults(page: Page, { address, language, isModal }: Place): Promise<string[]> {
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
