import { mkdir } from 'node:fs/promises'
import { withLanguagePrefix } from '@marquee/contracts/languages'
import { templates } from '@marquee/contracts/templates'
import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { dayInManila } from '#sandbox/clock/manila.ts'
import type { Texts } from '#web/i18n/locale.ts'
import { moveClocks, openFixture, type Visit } from '../browser/fixture.ts'
import { saveData } from '../browser/save-data.ts'
import { accessibilityFaults } from '../crawl/accessibility-faults.ts'
import { layoutFaults } from '../crawl/layout-faults.ts'
import { isFullRun } from '../test-size.ts'
import { textsOf } from '../texts-of.ts'
import { browserLocale, type Scene, scenesOf, screens } from './scenes.ts'

const { visit, site } = await openFixture(t)

/** The control of the platform that the journeys play on. */
export const { control } = site.sandbox
export const gateway = site

/** A player on the way through the product, in one scene. */
export interface Journey extends Visit {
  /** The test of this journey. */
  t: Test
  scene: Scene
  /** The texts in the language of the scene. */
  texts: Texts
  main: Locator
  /** Loads a page in the language of the scene. */
  go(path: string): Promise<void>
  /** Waits until a page of this path is shown, whatever its language and query. */
  arriveAt(path: string): Promise<void>
  button(name: string): Locator
  field(label: string): Locator
  /** Waits for a text of the page. */
  sees(text: string | RegExp): Promise<void>
  heading(name: string | RegExp): Promise<void>
  /** Tests that what is shown now begins at the top of the screen, and at the heading for a screen reader. */
  beginsAtTop(): Promise<void>
  /**
   * Tests what holds at every step: the layout, and in a full run axe, find nothing. Several journeys may have a step of
   * the same name, which only the first of them tests when the run is not full. With MARQUEE_PICTURES, keeps a picture of
   * it. `tab` is another tab, in which the step is.
   */
  step(name: string, tab?: Page): Promise<void>
}

let turn = 0
const tested = new Set<string>()

/** Tests a journey through the product, in each of its scenes with a brand of its own. */
export function journey(name: string, body: (journey: Journey) => Promise<void>): void {
  for (const scene of scenesOf(turn++)) {
    const { language, screen, template } = scene
    t.test(`${name} (${language}, ${screen}, ${template})`, (t) => {
      const brand = [name.replaceAll(/\W+/g, '-'), language, screen, template].join('-').toLowerCase()
      const [themeColor = ''] = templates[template].colors
      control.addBrand({ domain: `${brand}.localhost`, themeCode: template, themeColor })
      return visit(t, { brand, ...screens[screen], locale: browserLocale(scene) }, async (visit) => {
        const { page } = visit
        // In the hour before midnight the platform is in the next day already.
        const now = control.advanceClock(0)
        if (dayInManila(now).end !== dayInManila(Date.now()).end) await moveClocks(page, now)
        // What is fetched ahead takes a sixth of the processor time.
        if (!isFullRun) await saveData(page)
        const main = page.getByRole('main')
        let steps = 0
        await body({
          ...visit,
          t,
          scene,
          texts: textsOf[language],
          main,
          go: (path) => visit.open(withLanguagePrefix(language, path)),
          arriveAt: (path) =>
            page.waitForURL(({ pathname }) => pathname === withLanguagePrefix(language, path)),
          button: (label) => main.getByRole('button', { name: label, exact: true }),
          field: (label) => main.getByLabel(label, { exact: true }),
          sees: (text) => main.getByText(text, { exact: true }).first().waitFor(),
          heading: (label) => main.getByRole('heading', { name: label, exact: true }).first().waitFor(),
          async beginsAtTop() {
            await main.locator('h1:focus').waitFor()
            t.equal(await page.evaluate(() => window.scrollY), 0)
          },
          async step(what, tab = page) {
            steps += 1
            await takePicture(tab, `${brand}/${String(steps).padStart(2, '0')} ${what}`)
            if (tested.has(what) && !isFullRun) return
            tested.add(what)
            // It takes as long as everything else of a step, and the crawl asks it of every page.
            if (isFullRun) t.same(await accessibilityFaults(tab), [], what)
            t.same(await layoutFaults(tab), [], what)
          },
        })
        t.same(control.auditLedger(), [], 'the ledger adds up')
      })
    })
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.MARQUEE_PICTURES
  if (!folder) return
  const file = `${folder}/${name}.png`
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
}
