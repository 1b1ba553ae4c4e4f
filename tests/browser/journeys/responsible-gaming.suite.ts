import { chooseMethod } from '../../support/browser/deposit-form.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'
import { isFullRun } from '../../support/test-size.ts'
import { withValues } from '../../support/with-values.ts'

const winner = { accountId: 'winner', password: 'Demo1234' }
const minutes = 60_000

/** The longest part of a text around its values. */
const fixedPart = (text: string) => text.split(/{{\w+}}/).toSorted((a, b) => b.length - a.length)[0] ?? ''

/** Sets a limit for a day in the dialog. The page of limits is open. */
async function setLimit({ page, texts, button }: Journey, kind: Kind, amount: string): Promise<void> {
  const { limits } = texts.ui.care
  await button(limits.add).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(limits.kind, { exact: true }).selectOption(kind)
  const label = kind === 'SESSION_TIME' ? limits.minutes : limits.amount
  await dialog.getByLabel(label, { exact: true }).fill(amount)
  await dialog.getByRole('button', { name: limits.save }).click()
  await page.getByRole('listitem').filter({ hasText: limits[kind].DAY }).waitFor()
}

type Kind = 'DEPOSIT' | 'LOSS' | 'BET' | 'SESSION_TIME'

/** Waits for the refusal that names this limit, and when it starts again. */
async function seesReached({ main, texts }: Journey, kind: Kind, rest: string): Promise<void> {
  const { refused } = texts.ui.care
  await main
    .getByRole('alert')
    .filter({ hasText: refused[kind] })
    .filter({ hasText: fixedPart(rest) })
    .waitFor()
}

journey('limits of every kind stop a player', async (journey) => {
  const { texts, main, host, field } = journey
  const { care, cashier } = texts.ui
  await journey.signIn(winner)
  await journey.go('/responsible-gaming')
  await setLimit(journey, 'DEPOSIT', '300')
  await journey.step('the first limit')
  journey.expect(/422/)
  await journey.go('/deposit')
  await chooseMethod(main, 'GCash')
  await field(cashier.amount.label).fill('500')
  await main.locator('form [type=submit]').click()
  await journey.sees(withValues(cashier.amount.most.ownDay, { amount: '₱300.00' }))
  await journey.step('a deposit is stopped')

  control.playBet({ domain: host, accountId: 'winner', gameType: 'SLOT', bet: 10_000, win: 0 })
  control.advanceClock(5 * minutes)
  await journey.go('/slots')
  const game = (await main.locator('a[href*=playnow]').first().getAttribute('href')) ?? ''
  // The platform names the first that it finds, so each is set on top of the one before.
  for (const [kind, amount] of [
    ['SESSION_TIME', '1'],
    ['LOSS', '50'],
    ['BET', '50'],
  ] as const) {
    await journey.go('/responsible-gaming')
    await setLimit(journey, kind, amount)
    await journey.open(game)
    await seesReached(journey, kind, care.refused.used)
    await journey.step(`a game is stopped by ${kind}`)
  }
})

/** Logs in with the form, after a break or an exclusion has logged out. */
async function logIn({ page, main, texts }: Journey): Promise<void> {
  const { login, care } = texts.ui
  await main.getByRole('link', { name: care.pause.logIn, exact: true }).first().click()
  await page.getByLabel(login.accountId, { exact: true }).fill(winner.accountId)
  await page.getByRole('textbox', { name: login.password, exact: true }).fill(winner.password)
  await page.getByRole('textbox', { name: login.password, exact: true }).press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('login'))
}

const closedPages = ['/slots', '/', '/promotions', '/mission', '/minigame', '/vip', '/referral']

/** What a break and an exclusion stop, and what they leave open. A run that is not full sees one of the closed pages. */
async function seesPaused(journey: Journey, title: string): Promise<void> {
  const { main, texts } = journey
  const { pause } = texts.ui.care
  // The page that the log-in leads to loads itself anew once it knows of the break.
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await journey.go('/deposit')
  await journey.heading(title)
  journey.t.equal(await main.locator('form [type=submit]').count(), 0, 'no deposit')
  await main.locator('.care-notice').getByRole('link', { name: pause.history }).click()
  await journey.arriveAt('/transaction-history')
  await journey.go('/withdrawal')
  await main.locator('form').first().waitFor()
  for (const path of isFullRun ? closedPages : closedPages.slice(0, 1)) {
    await journey.go(path)
    await journey.heading(title)
    journey.t.equal(await main.locator('a[href*=playnow]').count(), 0, path)
  }
  await journey.step(`${title}: no play`)
  await journey.go('/responsible-gaming')
  await journey.heading(title)
}

journey('a break', async (journey) => {
  const { page, texts, button, sees } = journey
  const { pause } = texts.ui.care
  await journey.signIn(winner)
  await journey.go('/responsible-gaming')
  await button(pause.break).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: pause.breakDo }).click()
  await dialog.getByText(pause.choose).waitFor()
  await journey.step('a break without a length')
  await dialog.getByRole('radio', { name: withValues(texts.ui.content.spans.hours, { hours: '24' }) }).check()
  await dialog.getByRole('button', { name: pause.breakDo }).click()
  await sees(pause.begunText)
  await journey.step('the break has begun')
  journey.t.match((await journey.ask('/api/session')).json(), { authenticated: false })
  await logIn(journey)
  await seesPaused(journey, pause.onBreak)
  journey.t.equal(await button(pause.break).count(), 0, 'one break at a time')
})

journey('a self-exclusion', async (journey) => {
  const { page, texts, button, sees } = journey
  const { pause } = texts.ui.care
  const { word } = pause
  await journey.signIn(winner)
  await journey.go('/responsible-gaming')
  await button(pause.exclude).click()
  const dialog = page.getByRole('dialog')
  const months = withValues(texts.ui.content.spans.months, { months: '6' })
  await dialog.getByRole('radio', { name: months, exact: true }).check()
  await dialog.getByRole('button', { name: pause.excludeDo }).click()
  await dialog.getByText(withValues(pause.wordFault, { word }), { exact: true }).waitFor()
  await journey.step('an exclusion without its word')
  journey.t.match((await journey.ask('/api/session')).json(), { authenticated: true })
  await dialog.getByLabel(withValues(pause.wordLabel, { word })).fill(word.toLowerCase())
  await dialog.getByRole('button', { name: pause.excludeDo }).click()
  await sees(pause.begunText)
  await journey.step('the exclusion has begun')
  await logIn(journey)
  await seesPaused(journey, pause.excluded)
  journey.t.equal(await button(pause.exclude).count(), 0, 'it can’t be undone')
  journey.t.equal(await button(pause.break).count(), 0)
})
