import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { site as chinese } from '#web/i18n/locales/cn/site.ts'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { site as filipino } from '#web/i18n/locales/php/site.ts'
import { desk, openFixture, phone, type Visit } from '../support/browser/fixture.ts'
import { demo, inPesos, logIn, loginForm, shownBalance } from '../support/browser/player.ts'
import { withValues } from '../support/with-values.ts'

const fixture = await openFixture(t)

/** The path and query of the page's URL. */
const pathOf = (page: Page) => page.evaluate(() => location.pathname)
const language = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** The player's balance as the gateway returns it. */
async function wallet(ask: Visit['ask']) {
  return (await ask('/api/me/balance')).json<{ balance: { amount: string } }>().balance.amount
}

async function vipLevel({ ask }: Visit) {
  return (await ask('/api/me/vip')).json<{ currentLevel: string }>().currentLevel
}

async function savedLanguage({ context }: Visit) {
  return (await context.cookies()).find(({ name }) => name === 'lang')?.value
}

async function switchLanguage(page: Page, from: string, label: string, to: string) {
  await page
    .getByRole('banner')
    .getByLabel(withValues(label, { name: from }))
    .click()
  await page.getByRole('banner').getByRole('link', { name: to, exact: true }).click()
}

/** The login link: in the header, or in the mobile bar. */
const logInLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

async function readsInThreeLanguages(test: Test, visit: Visit) {
  const { page } = visit
  await switchLanguage(page, 'English', ui.site.languageIs, 'Filipino')
  await logInLink(page, filipino.logIn).waitFor()
  test.same([await pathOf(page), await language(page)], ['/php', 'fil'])
  test.equal(await savedLanguage(visit), 'PHP')

  await switchLanguage(page, 'Filipino', filipino.languageIs, '中文')
  await logInLink(page, chinese.logIn).waitFor()
  test.same([await pathOf(page), await language(page)], ['/cn', 'zh-Hans'])
  test.equal(await savedLanguage(visit), 'CN')

  await visit.open('/slots')
  test.equal(await pathOf(page), '/cn/slots', 'the saved language is applied again')

  await switchLanguage(page, '中文', chinese.languageIs, 'English')
  await logInLink(page, ui.site.logIn).waitFor()
  test.same([await pathOf(page), await language(page)], ['/slots', 'en'])
  test.equal(await savedLanguage(visit), 'EN')
}

async function mistypesThePassword(test: Test, { page, expect }: Visit) {
  expect(/^422 POST \/api\/session$/)
  await logIn(page, { ...demo, password: 'Wrong1234' })
  await page.getByRole('alert').getByText(errors.invalidCredentials).waitFor()
  const isForm = page.getByLabel(ui.login.password, { exact: true })
  test.equal(await page.getByRole('dialog').filter({ hasNot: isForm }).count(), 0, 'shown at the field')
  const form = loginForm(page)
  test.equal(await form.accountId.inputValue(), demo.accountId, 'the account id is kept')
  test.equal(await form.password.inputValue(), 'Wrong1234', 'the password is kept')
}

async function seesBalance(test: Test, { page, ask }: Visit) {
  const amount = await wallet(ask)
  await shownBalance(page).getByText(inPesos(amount)).waitFor()
  test.equal(amount, '12345.60')
}

async function findsJadeDragon(test: Test, { page }: Visit) {
  const games = page.getByRole('list', { name: ui.games.categories.slots }).getByRole('listitem')
  const count = (number: string) =>
    page.getByRole('status').getByText(withValues(ui.games.gameCount_other, { number }), { exact: true })
  await page.getByRole('list', { name: ui.games.providers }).getByRole('button', { name: /^JILI/ }).click()
  await count('10').waitFor()
  test.equal(await games.filter({ hasText: 'JILI' }).count(), await games.count(), 'only games of JILI')

  await page.getByRole('main').getByRole('searchbox', { name: ui.games.search }).fill('jade')
  await page
    .getByRole('status')
    .getByText(withValues(ui.games.gameCount_one, { number: '1' }))
    .waitFor()
  test.match(page.url(), /\/slots\?q=jade&provider=JILI$/, 'the URL reflects the filters')
  return games.getByRole('link', { name: 'Jade Dragon Rush', exact: true })
}

const cents = (text: string) => BigInt(text.replace(/\D/g, '') || '0')

async function spins(test: Test, { page, ask }: Visit, game: Locator) {
  await game.click()
  await page.getByRole('heading', { name: 'Jade Dragon Rush' }).waitFor()
  await page.getByRole('timer').waitFor()
  const before = await wallet(ask)
  const bar = page.locator('header').first()
  await bar.getByText(inPesos(before)).waitFor()

  const frame = page.frameLocator('iframe')
  await frame.getByTestId('spin').click()
  await frame.locator('html[data-state="settled"]').waitFor()
  const after = await wallet(ask)
  const bet = cents(await frame.getByTestId('bet').innerText())
  // The win counter is still animating; the accessible text has the final amount at once.
  const win = cents(await frame.locator('p[role="status"]').innerText())
  test.equal(cents(after), cents(before) - bet + win, 'the balance changed by the bet and the win')
  test.ok(bet > 0n)
  // At once, because the game reports the change; the next poll of the balance is far off.
  await bar.getByText(inPesos(after)).waitFor({ timeout: 8_000 })
  return after
}

async function plays(test: Test, visit: Visit) {
  const { page, open } = visit
  await open('/slots')
  const after = await spins(test, visit, await findsJadeDragon(test, visit))
  test.notMatch(page.url(), /ticket|token/i, 'the game URL does not appear in the history')
  await page.getByRole('link', { name: play.back }).click()
  await page.waitForURL(/\/slots\?q=jade&provider=JILI$/)
  await page.getByRole('heading', { level: 1, name: ui.games.categories.slots }).waitFor()
  await shownBalance(page).getByText(inPesos(after)).waitFor()
}

t.test('a player on a phone reads three languages, logs in, plays a round and sees the balance change', (t) =>
  fixture.visit(t, { brand: 'template1', ...phone }, async (visit) => {
    const { page, open } = visit
    await open('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await readsInThreeLanguages(t, visit)

    await logInLink(page, ui.site.logIn).click()
    await page.waitForURL(/\/login/)
    await mistypesThePassword(t, visit)
    await loginForm(page).password.fill(demo.password)
    await loginForm(page).submit.click()
    await page.waitForURL(/\/slots$/)
    await seesBalance(t, visit)
    const level = await vipLevel(visit)
    await page.getByRole('navigation', { name: ui.site.quickLinks }).getByText(ui.site.account).click()
    await page.getByRole('dialog', { name: ui.site.account }).getByText(level).first().waitFor()
    await page.keyboard.press('Escape')
    await plays(t, visit)
  }),
)

t.test('a player on a desktop does the same where login is a modal', (t) =>
  fixture.visit(t, { brand: 'sportsbook1', ...desk, reducedMotion: 'no-preference' }, async (visit) => {
    const { page, open } = visit
    await open('/')
    await readsInThreeLanguages(t, visit)

    await logInLink(page, ui.site.logIn).click()
    await page.getByRole('dialog', { name: ui.login.title }).waitFor()
    await mistypesThePassword(t, visit)
    await page.getByRole('dialog', { name: ui.login.title }).waitFor()
    await loginForm(page).password.fill(demo.password)
    await loginForm(page).submit.click()
    await page.getByRole('dialog', { name: ui.login.title }).waitFor({ state: 'hidden' })
    t.equal(new URL(page.url()).pathname, '/slots', 'the player stays on the page')
    await seesBalance(t, visit)
    const level = await vipLevel(visit)
    await page.getByRole('banner').getByText(level).first().waitFor()
    await plays(t, visit)
  }),
)
