import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import type { SandboxOptions } from '../../../packages/sandbox/src/server.ts'
import { type Answer, type RunningSite, startSite } from '../site.ts'
import { openBrowser } from './open-browser.ts'
import { type Account, demo } from './player.ts'
import { watchContext } from './watch-context.ts'
import { inTime } from './with-timeout.ts'

/** A phone of today's cheap kind, the smallest that is served, and the screen of a desk. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const smallPhone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true }
export const desk = { viewport: { width: 1440, height: 900 } }

/** Who comes: which brand's site (`template1` is `template1.localhost`), and with what browser. */
export interface Visitor extends BrowserContextOptions {
  brand: string
}

/** A visitor's browser at the brand's site. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** The brand's domain, and the site's origin. */
  host: string
  origin: string
  /** Goes to an address of the site and waits until the page is hydrated. */
  open(path: string, page?: Page): Promise<void>
  /** Asks the gateway with this browser's cookies, for what a page should agree with. */
  ask(path: string): Promise<Answer>
  /** Signs in without the form, for tests of what comes after. */
  signIn(account?: Account): Promise<void>
  /** Allows what the watch would complain of, and demands that it happens. */
  expect(pattern: RegExp): void
  /** What the watch complains of so far; at the end of the visit there must be nothing. */
  complaints(): string[]
}

/** A browser at a running site. */
export interface Fixture {
  visit(t: Test, visitor: Visitor, visiting: (visit: Visit) => Promise<void>): Promise<void>
}

type Gateway = Pick<RunningSite, 'port' | 'ask' | 'signIn'>

/** A running site with a browser. */
type SiteFixture = Fixture & { site: RunningSite }

const siteFixtures = new Map<string, Promise<SiteFixture>>()

/**
 * Starts the product and a browser; both end with the process. Suites of one process that want the same share them, so
 * a suite leaves nothing behind that another would stumble over.
 */
export function openFixture(
  t: Test,
  settings: Record<string, string> = {},
  options: Pick<SandboxOptions, 'gameCount'> = {},
): Promise<SiteFixture> {
  const key = JSON.stringify([settings, options])
  const fixture = siteFixtures.get(key) ?? startFixture(t, settings, options)
  siteFixtures.set(key, fixture)
  return fixture
}

async function startFixture(
  t: Test,
  settings: Record<string, string>,
  options: Partial<SandboxOptions>,
): Promise<SiteFixture> {
  const site = await startSite(settings, options)
  t.teardown(() => site.close())
  return { site, ...(await openFixtureAt(t, site, site.sandbox.app.listeningOrigin)) }
}

/** Opens a browser for a gateway that runs already. `games` is the origin that its games come from. */
export async function openFixtureAt(t: Test, gateway: Gateway, games: string): Promise<Fixture> {
  // The runner's own limit is for files that open no browser.
  t.setTimeout(900_000)
  const browser = await openBrowser()
  t.teardown(() => browser.close())
  return {
    visit: (test, visitor, visiting) => runVisit({ gateway, games, browser, test, visitor }, visiting),
  }
}

interface VisitPlan {
  gateway: Gateway
  games: string
  browser: Browser
  test: Test
  visitor: Visitor
}

async function runVisit(plan: VisitPlan, visiting: (visit: Visit) => Promise<void>): Promise<void> {
  const { gateway, games, browser, test } = plan
  const { brand, ...options } = plan.visitor
  const host = brand === 'localhost' ? brand : `${brand}.localhost`
  const origin = `http://${host}:${gateway.port}`
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    // A worker would answer for files that a test wants to see asked for; tests of the worker allow it.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(40_000)
  const scripts = options.javaScriptEnabled !== false
  const watch = watchContext(context, { site: origin, games, scripts })
  try {
    const page = await inTime('a new page', context.newPage())
    await visiting({
      page,
      context,
      host,
      origin,
      expect: watch.expect,
      complaints: watch.complaints,
      async open(path, where = page) {
        await where.goto(path)
        if (scripts) await hydrated(where)
      },
      // Not every system resolves *.localhost outside the browser.
      async ask(path) {
        const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
        return gateway.ask(path, { host, cookie: cookies.join('; ') })
      },
      async signIn({ accountId, password } = demo) {
        const [name = '', value = ''] = (await gateway.signIn(accountId, password, host)).split('=')
        await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
      },
    })
    test.same(watch.complaints(), [], 'nothing went wrong in the browser')
  } finally {
    // The browser itself ends with the file, and with it what it does not close.
    await inTime('closing the pages', context.close()).catch(({ message }: Error) => test.comment(message))
  }
}

/** Waits until the page is hydrated: React has taken over what the server drew. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
