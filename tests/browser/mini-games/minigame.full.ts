import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { minigame } = pages

const spin = (page: Page) =>
  page.getByRole('button', { name: withValues(minigame.play.wheel, { cost: '10 tokens' }) })
const outcome = (page: Page) => page.locator('.mini-outcome-title')
const board = (page: Page) => page.locator('.mini-board')

/** The reward that the platform reports next on the brand's site. */
const rewardNext = (domain: string, type: string, amount: string) =>
  control.fault({
    call: '/api/mini_game/mini_game_reward',
    domain,
    fault: { kind: 'drift', replace: { 'value.0.reward_type': type, 'value.0.amount': amount } },
    times: 1,
  })
const betCalls = () => control.calls('/api/mini_game/mini_game_bet').length
const rewardCalls = () => control.calls('/api/mini_game/mini_game_reward').length

t.test('the platform picks the prize before the wheel turns, and the wheel stops at it', (t) =>
  visit(t, { brand: 'template1', ...desk, reducedMotion: 'no-preference' }, async (visit) => {
    const { page, open, signIn } = visit
    await signIn()
    await open('/minigame')
    await page.getByText(minigame.prizes, { exact: true }).waitFor()
    t.equal(await page.getByRole('cell', { name: '0.5%' }).count(), 1, 'odds are shown')
    control.clearCalls()
    const answer = page.waitForResponse((response) => response.url().endsWith('/bet'))
    await spin(page).click()
    const { prizeId } = (await (await answer).json()) as { prizeId: string }
    t.equal(rewardCalls(), 0, 'no reward is requested while it turns')
    await outcome(page).waitFor()
    t.same([betCalls(), rewardCalls()], [1, 1])
    const field = page.locator('.wheel-field[data-won]')
    t.equal(await field.count(), 1)
    const { top, middle } = await field.evaluate((element) => {
      const wheel = element.closest('svg')?.getBoundingClientRect()
      const label = element.querySelector('text')?.getBoundingClientRect()
      return {
        top: label && wheel ? label.y + label.height / 2 < wheel.y + wheel.height / 2 : false,
        middle: label && wheel ? Math.abs(label.x + label.width / 2 - wheel.x - wheel.width / 2) : 999,
      }
    })
    t.ok(top && middle < 8, `${prizeId} lies under the pointer`)
    t.equal(betCalls(), 1, 'no second play starts by itself')
  }),
)

t.test('with reduced motion the prize is shown at once, and tokens and the log are updated', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/minigame?game=gift-box')
    await page.getByText('250', { exact: true }).waitFor()
    await page.getByRole('button', { name: withValues(minigame.box, { number: '2' }) }).click()
    await outcome(page).waitFor()
    await page.locator('.mini-log li').first().waitFor()
    t.equal(await page.locator('.mini-log li').count(), 1)
    await page.getByRole('button', { name: minigame.again }).click()
    await page.getByText(withValues(minigame.pick, { cost: '20 tokens' })).waitFor()
    t.equal(await page.locator('.mini-log li').count(), 1, 'playing again needs another click')
  }),
)

t.test('nothing on the page moves while a game is played', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    for (const game of ['lucky-wheel', 'scratch-card', 'gift-box']) {
      await open(`/minigame?game=${game}`)
      await page.locator('.mini-log li, .mini-log p').first().waitFor()
      await page.locator('strong', { hasText: withValues(minigame.level, { level: '1' }) }).waitFor()
      await watchPlaces(page)
      const start = game === 'gift-box' ? page.locator('.box').nth(1) : page.locator('.mini-controls .button')
      await start.click()
      if (game === 'scratch-card') await page.getByRole('button', { name: minigame.reveal }).click()
      await outcome(page).waitFor()
      t.same(
        await places(page),
        { '.mini-tabs': 1, '.mini-board > :first-child': 1, '.mini-wallet': 1 },
        game,
      )
    }
  }),
)

t.test('a tab shows no control of the browser while it is pressed', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/minigame')
    const tab = page.locator('.mini-tab').nth(1)
    const heights = async () => {
      const [label, radio] = [await tab.boundingBox(), await tab.locator('input').boundingBox()]
      return { label: label?.height, radio: radio?.height }
    }
    const before = await heights()
    t.equal(before.radio, 1)
    await tab.hover()
    await page.mouse.down()
    t.same(await heights(), before)
    await page.mouse.up()
    await page
      .getByRole('button', { name: withValues(minigame.play.scratch, { cost: '5 tokens' }) })
      .waitFor()
    t.same(await heights(), before)
  }),
)

t.test('a wheel that stands can be read: no label is upside down', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/minigame')
    await spin(page).waitFor()
    t.equal(await upsideDown(page), 0, 'before a play')
    await spin(page).click()
    await outcome(page).waitFor()
    t.equal(await upsideDown(page), 0, 'after it')
  }),
)

t.test('a prize is celebrated, and one that is worth no more than its play is not', (t) =>
  visit(t, { brand: 'prizes', ...phone }, async ({ page, open, signIn, host }) => {
    await signIn()
    await open('/minigame')
    const celebration = page.locator('.celebration')
    rewardNext(host, 'TOKEN', '5.00')
    await spin(page).click()
    await outcome(page)
      .getByText(withValues(minigame.wonLess, { prize: '5 tokens' }))
      .waitFor()
    t.equal(await board(page).getAttribute('data-result'), 'back')
    t.equal(await celebration.count(), 0)
    const plain = await outcome(page).evaluate((element) => getComputedStyle(element).color)
    rewardNext(host, 'CASH', '50.00')
    await spin(page).click()
    await outcome(page)
      .getByText(withValues(minigame.won, { prize: '₱50.00' }))
      .waitFor()
    t.equal(await board(page).getAttribute('data-result'), 'won')
    t.equal(await celebration.count(), 1)
    t.notOk(await celebration.isVisible(), 'not with reduced motion')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    t.ok(await celebration.isVisible())
    t.not(await outcome(page).evaluate((element) => getComputedStyle(element).color), plain)
    rewardNext(host, 'NONE', '0.00')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await spin(page).click()
    await outcome(page).getByText(minigame.nothing).waitFor()
    t.equal(await celebration.count(), 0)
  }),
)

t.test('the points follow each play, and the log tells the prize from its cost', (t) =>
  visit(t, { brand: 'points', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/minigame')
    // Exactly: beside “Level 1”, “0 points” reads as “10 points” too.
    const points = (number: string) =>
      page
        .locator('.mini-points')
        .getByText(withValues(minigame.points, { number, next: '100' }), { exact: true })
    await points('0').waitFor()
    await spin(page).click()
    await points('10').waitFor()
    const row = page.locator('.mini-log li').first()
    await row.getByText(withValues(minigame.paid, { cost: '10 tokens' })).waitFor()
  }),
)

t.test('a covered card asks for the finger, and a gift shows its prize above itself', (t) =>
  visit(t, { brand: 'gifts', ...phone }, async ({ page, open, signIn, host }) => {
    await signIn()
    await open('/minigame?game=scratch-card')
    await page.getByRole('button', { name: withValues(minigame.play.scratch, { cost: '5 tokens' }) }).click()
    await page.getByText(minigame.scratchHelp).waitFor()
    t.equal(await page.locator('.mini-controls [aria-busy]').count(), 0, 'nothing says to wait')
    await page.getByRole('button', { name: minigame.reveal }).click()
    await outcome(page).waitFor()
    t.equal(
      await page.getByText(minigame.scratchHelp).count(),
      0,
      'once it is seen there is nothing to scratch',
    )
    await open('/minigame?game=gift-box')
    rewardNext(host, 'TOKEN', '250.00')
    await page.locator('.box').nth(1).click()
    const [prize, lid] = [
      await page.locator('.box-prize').boundingBox(),
      await page.locator('.box').nth(1).locator('.box-top').boundingBox(),
    ]
    t.ok(prize && lid && prize.y + prize.height <= lid.y, 'the gift stays in sight')
  }),
)

t.test('a play that never reached the platform is reported as not counted', (t) =>
  visit(t, { brand: 'uncounted', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    const fault = { kind: 'resetBefore' } as const
    control.fault({ call: '/api/mini_game/mini_game_bet', domain: host, fault, times: 1 })
    expect(/^50\d POST \/api\/me\/mini-games\/lucky-wheel\/bet$/)
    await open('/minigame')
    await spin(page).click()
    await page.getByRole('button', { name: minigame.ask }).click()
    await page.getByText(minigame.notCounted).waitFor()
    await spin(page).waitFor()
    await page.getByText(minigame.logEmpty).waitFor()
  }),
)

t.test('a card’s prize can be revealed without scratching, and an abandoned play can be finished', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/minigame?game=scratch-card')
    await page.getByRole('button', { name: withValues(minigame.play.scratch, { cost: '5 tokens' }) }).click()
    await page.getByText(withValues(minigame.held, { number: '5' })).waitFor()
    await page.reload()
    await page.getByText(minigame.openPlay).waitFor()
    await page.getByRole('button', { name: minigame.reveal }).click()
    await outcome(page).waitFor()
    t.equal(await page.getByText(minigame.openPlay).count(), 0)
    // The balance is asked for again.
    await page.getByText(withValues(minigame.held, { number: '5' })).waitFor({ state: 'hidden' })
  }),
)

t.test('an unknown outcome is requested again, and the play counts once', (t) =>
  visit(t, { brand: 'unsure', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    control.clearCalls()
    const fault = { kind: 'resetAfter' } as const
    control.fault({ call: '/api/mini_game/mini_game_bet', domain: host, fault, times: 1 })
    expect(/^50\d POST \/api\/me\/mini-games\/lucky-wheel\/bet$/)
    await open('/minigame')
    await spin(page).click()
    await page.getByText(minigame.unsure, { exact: true }).waitFor()
    await page.getByRole('button', { name: minigame.ask }).click()
    await page.getByRole('status').locator('.mini-outcome-title').waitFor()
    await page.locator('.mini-log li').first().waitFor()
    t.equal(await page.locator('.mini-log li').count(), 1)
    t.same([betCalls(), rewardCalls()], [1, 1], 'nothing was sent twice')
  }),
)

t.test(
  'the reward icon is for players, opens /minigame in a new tab, and can be closed for the session',
  (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, context, origin }) => {
      await open('/')
      const icon = page.getByRole('link', { name: ui.site.reward })
      t.equal(await icon.count(), 0, 'not for visitors')
      await signIn()
      await open('/faqs')
      t.equal(await icon.count(), 0, 'not beside help')
      await open('/')
      await icon.waitFor()
      const [iconBox, barBox] = [
        await icon.boundingBox(),
        await page.getByRole('navigation', { name: ui.site.quickLinks }).boundingBox(),
      ]
      t.ok(iconBox && barBox && iconBox.y + iconBox.height <= barBox.y, 'above the mobile bar')
      const opened = context.waitForEvent('page')
      await icon.click()
      const tab = await opened
      await tab.waitForURL(`${origin}/minigame`)
      await tab.getByRole('heading', { level: 1 }).waitFor()
      t.equal(await tab.getByRole('navigation').count(), 0, 'in its own layout')
      await tab.close()
      await page.getByRole('button', { name: ui.site.hideReward }).click()
      t.equal(await icon.count(), 0)
      const asked = page.waitForResponse((response) => response.url().endsWith('/api/me/mini-games'))
      await page.reload()
      await (await asked).finished()
      await page.getByRole('heading', { level: 1 }).waitFor()
      t.equal(await icon.count(), 0, 'hidden for the session')
    }),
)

t.test('the reward icon is hidden when the first cycle is not running', (t) =>
  visit(t, { brand: 'ended', ...phone }, async ({ page, open, signIn, host }) => {
    await signIn()
    const fault = { kind: 'drift', replace: { 'value.0.status': 'ENDED' } } as const
    control.fault({ call: '/api/mini_game/mini_game_list', domain: host, fault })
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/me/mini-games'))
    await open('/')
    await (await asked).finished()
    t.equal(await page.getByRole('link', { name: ui.site.reward }).count(), 0)
  }),
)

const watched = ['.mini-tabs', '.mini-board > :first-child', '.mini-wallet'] as const

/** Collects where parts of the page stand, from now on, at every frame. */
const watchPlaces = (page: Page) =>
  page.evaluate((selectors) => {
    const seen = new Map(selectors.map((selector) => [selector, new Set<string>()]))
    Object.assign(window, { seen })
    const look = () => {
      for (const [selector, boxes] of seen) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (box) boxes.add([box.x, box.y + scrollY, box.width, box.height].map(Math.round).join())
      }
      requestAnimationFrame(look)
    }
    look()
  }, watched)

/** In how many places each of them has stood. */
const places = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Map<string, Set<string>> }
    return Object.fromEntries([...seen].map(([selector, boxes]) => [selector, boxes.size]))
  })

/** The labels of the wheel whose text runs from right to left on the screen. */
const upsideDown = (page: Page) =>
  page
    .locator('.wheel-field text')
    .evaluateAll(
      (labels) => labels.filter((label) => ((label as SVGTextElement).getScreenCTM()?.a ?? 0) < -0.01).length,
    )
