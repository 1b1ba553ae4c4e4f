import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { framedTemplates } from '../../support/framed-templates.ts'

const { visit } = await openFixture(t)

/** The longest animation or transition of the page, in ms, and the highest iteration count. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const inMs = (list: string) =>
      list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000))
    const looks = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    )
    return Math.max(
      ...looks.flatMap(({ transitionDuration, animationName, animationDuration }) => [
        ...inMs(transitionDuration),
        ...(animationName === 'none' ? [] : inMs(animationDuration)),
      ]),
    )
  })

/** The transition tokens, and the scroll behavior of the carousel. */
const houseMotion = (page: Page) =>
  page.evaluate(() => {
    const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    const root = getComputedStyle(document.documentElement)
    const track = document.querySelector('.carousel-track')
    return {
      speedMs: inMs(root.getPropertyValue('--speed')),
      ease: root.getPropertyValue('--ease'),
      scrolling: track && getComputedStyle(track).scrollBehavior,
    }
  })

t.test('transitions take 250 ms, ease-in-out', (t) =>
  visit(t, { brand: 'template1', ...desk, reducedMotion: 'no-preference' }, async ({ page, open }) => {
    await open('/')
    t.same(await houseMotion(page), { speedMs: 250, ease: 'ease-in-out', scrolling: 'smooth' })
    const button = await page
      .getByRole('banner')
      .getByRole('link', { name: ui.site.logIn })
      .evaluate((link) => {
        const { transitionDuration, transitionTimingFunction } = getComputedStyle(link)
        return [new Set(transitionDuration.split(', ')), new Set(transitionTimingFunction.split(', '))].map(
          (values) => [...values].join(),
        )
      })
    t.same(button, ['0.25s', 'ease-in-out'])
  }),
)

for (const brand of framedTemplates) {
  t.test(`nothing moves in ${brand} with reduced motion`, (t) =>
    visit(t, { brand, ...desk, reducedMotion: 'reduce' }, async ({ page, open, signIn }) => {
      await signIn()
      for (const path of ['/', '/slots', '/account', '/minigame', '/preloader']) {
        await open(path)
        t.ok((await longestMotion(page)) <= 0.01, path)
      }
      await open('/')
      const { speedMs, scrolling } = await houseMotion(page)
      t.equal(speedMs, 0)
      t.not(scrolling, 'smooth')
    }),
  )
}

t.test('the next slide is shown at once with reduced motion', (t) =>
  visit(t, { brand: 'template1', ...desk, reducedMotion: 'reduce' }, async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: ui.site.hero.next, exact: true }).click()
    const [place, width] = await page.evaluate(() => {
      const track = document.querySelector('.carousel-track')
      return [track?.scrollLeft ?? 0, track?.clientWidth ?? 0] as const
    })
    t.ok(Math.abs(place - width) < 32, `${place} of ${width} px`)
  }),
)
