import { playerHint } from '@marquee/contracts/player-hint'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import type { SandboxOptions } from '#sandbox/server.ts'
import type { Answer } from '../send.ts'
import { type RunningSite, startSite } from '../site.ts'
import { stayWithinDay } from '../stay-within-day.ts'
import { isFullRun, processTimeoutMs } from '../test-size.ts'
import { type ContextPool, createContextPool } from './context-pool.ts'
import { openBrowser } from './open-browser.ts'
import { type Account, demo } from './player.ts'
import { watchContext } from './watch-context.ts'
import { withTimeout } from './with-timeout.ts'

/** A common cheap phone, the smallest supported phone, and a desktop screen. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const smallPhone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true }
export const desk = { viewport: { width: 1440, height: 900 } }

/** Browser options, and the brand whose site is visited (`template1` is `template1.localhost`). */
export interface Visitor extends BrowserContextOptions {
  brand: string
  /** A browser that has never loaded the site: for visits that are about loading it, and all with a service worker. */
  isNew?: boolean
}

/** A visitor's browser at the brand's site. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** The brand's domain. */
  host: string
  origin: string
  /** Loads a path of the site and waits until the page is hydrated. */
  open(path: string, page?: Page): Promise<void>
  /** Sends a request to the gateway with this browser's cookies, to compare with what the page shows. */
  ask(path: string): Promise<Answer>
  /** Signs in without using the form. */
  signIn(account?: Account): Promise<void>
  /** Allows a console message or failed response that matches, and fails if none does. */
  expect(pattern: RegExp): void
  /** Allows a console message or failed response that matches, whether or not there is one. */
  allow(pattern: RegExp): void
  /** The unexpected messages and failures so far; the visit fails if any are left at its end. */
  complaints(): string[]
}

/** A browser for a running site. */
export interface Fixture {
  visit(t: Test, visitor: Visitor, body: (visit: Visit) => Promise<void>): Promise<void>
}

type Gateway = Pick<RunningSite, 'port' | 'ask' | 'signIn'>

/** A running site with a browser. */
type SiteFixture = Fixture & { site: RunningSite }

const siteFixtures = new Map<string, Promise<SiteFixture>>()

/**
 * Starts the product and a browser; both are closed when the process ends. Suites in one process with the same settings
 * share them, so a suite must not leave state behind that affects another.
 */
export function openFixture(
  t: Test,
  settings: Record<string, string> = {},
  options: Pick<SandboxOptions, 'gameCount' | 'hasFlatArt'> = {},
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
  // Pictures take more than half of the processor time of a page of games.
  const site = await startSite(settings, { hasFlatArt: !isFullRun, ...options })
  t.teardown(() => site.close())
  const { app, control } = site.sandbox
  const { visit } = await openFixtureAt(t, site, app.listeningOrigin)
  return {
    site,
    visit: (test, visitor, body) => {
      const now = stayWithinDay(control)
      return visit(test, visitor, async (visit) => {
        // Earlier tests may have moved the platform's clock, and pages ask for records by their own day.
        if (now - Date.now() > hourMs) await moveClocks(visit.page, now)
        await body(visit)
      })
    },
  }
}

const hourMs = 3_600_000

/** Moves what the pages of a tab know of the time: the device's clock, and the gateway's, which its answers tell. */
export async function moveClocks(page: Page, nowMs: number): Promise<void> {
  await page.clock.setSystemTime(nowMs)
  await page.addInitScript((aheadMs) => {
    const { forEach } = Headers.prototype
    Headers.prototype.get = function (name) {
      let value: string | null = null
      forEach.call(this, (told, key) => {
        if (key === name.toLowerCase())
          value = key === 'date' ? new Date(Date.parse(told) + aheadMs).toUTCString() : told
      })
      return value
    }
  }, nowMs - Date.now())
}

/** Visits a gateway that is already running. `games` is the origin its games are loaded from. */
export async function openFixtureAt(t: Test, gateway: Gateway, games: string): Promise<Fixture> {
  // The runner's default timeout suits files that open no browser.
  t.setTimeout(processTimeoutMs)
  pool ??= openPool(t)
  const contexts = await pool
  return {
    visit: (test, visitor, body) => runVisit({ gateway, games, contexts, test, visitor }, body),
  }
}

let pool: Promise<ContextPool> | undefined

// One browser serves all suites of a process.
async function openPool(t: Test): Promise<ContextPool> {
  const browser = await openBrowser()
  t.teardown(() => browser.close())
  return createContextPool(browser)
}

interface VisitPlan {
  gateway: Gateway
  games: string
  contexts: ContextPool
  test: Test
  visitor: Visitor
}

async function runVisit(plan: VisitPlan, body: (visit: Visit) => Promise<void>): Promise<void> {
  const { gateway, games, contexts, test } = plan
  const { brand, isNew = plan.visitor.serviceWorkers === 'allow', ...options } = plan.visitor
  const host = brand === 'localhost' ? brand : `${brand}.localhost`
  const origin = `http://${host}:${gateway.port}`
  const context = await contexts.lend(isNew, {
    baseURL: origin,
    reducedMotion: 'reduce',
    // A service worker would answer requests that tests wait for; tests of the worker itself allow it.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(40_000)
  const scripts = options.javaScriptEnabled !== false
  const watch = watchContext(context, { site: origin, games, scripts })
  try {
    const page = await withTimeout('a new page', context.newPage())
    await body({
      page,
      context,
      host,
      origin,
      expect: watch.expect,
      allow: watch.allow,
      complaints: watch.complaints,
      async open(path, where = page) {
        if (scripts) await overlaysClosed(where)
        await where.goto(path)
        if (scripts) await hydrated(where)
      },
      // Outside a browser, not every system resolves *.localhost.
      async ask(path) {
        const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
        return gateway.ask(path, { host, cookie: cookies.join('; ') })
      },
      async signIn({ accountId, password } = demo) {
        const [name = '', value = ''] = (await gateway.signIn(accountId, password, host)).split('=')
        await context.addCookies([
          { name, value, url: origin, httpOnly: true, sameSite: 'Lax' },
          { name: playerHint, value: '1', url: origin, sameSite: 'Lax' },
        ])
      },
    })
    test.same(watch.complaints(), [], 'no unexpected messages or failures in the browser')
  } finally {
    watch.stop()
    await withTimeout('closing the pages', contexts.takeBack(context)).catch(({ message }: Error) =>
      test.fail(message),
    )
  }
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Waits until the overlays that were closed have removed their entry from the history: going back would cancel a
 * navigation that starts sooner.
 */
export async function overlaysClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.dialogs || document.querySelector('dialog[open]') !== null)
}
