import { randomUUID } from 'node:crypto'
import { declineLimit } from '../../support/browser/deposit-form.ts'
import { isInView } from '../../support/browser/is-in-view.ts'
import { inPesos } from '../../support/browser/player.ts'
import { beginDeposit, fillDeposit, sendDeposit } from '../../support/journey/deposit-steps.ts'
import { control, gateway, type Journey, journey } from '../../support/journey/journey.ts'
import { withValues } from '../../support/with-values.ts'

const poor = { accountId: 'poor', password: 'Demo1234' }
const winner = { accountId: 'winner', password: 'Demo1234' }
const friend = { accountId: 'anafriend', password: 'Friend123' }
const day = 86_400_000

/** Plays a round of slots; amounts in the minor unit. */
const plays = ({ host }: Journey, accountId: string, bet: number, win: number) =>
  control.playBet({ domain: host, accountId, gameType: 'SLOTS', bet, win })

/** Takes the welcome bonus with a deposit of 500.95 that arrives, up to the player's bonuses. */
async function takeWelcomeBonus(journey: Journey): Promise<void> {
  const { main, page, texts, scene } = journey
  const { promotions } = texts.ui
  await journey.go('/promotions')
  await journey.step('the promotions')
  await main.locator('a[href*=welcome-50]').first().click()
  await main.getByRole('button', { name: inPesos('1000') }).click()
  await main.getByText(inPesos('7500'), { exact: true }).waitFor()
  await journey.step('what a promotion costs')
  await main.getByRole('link', { name: promotions.take.DEPOSIT }).click()
  await journey.arriveAt('/deposit')
  await declineLimit(page, scene.language)
  await fillDeposit(journey, 'QR Ph', '500.95')
  await main.locator('input[type=radio][value=welcome-50]:checked').waitFor({ state: 'attached' })
  control.moveDeposit(await sendDeposit(journey, '500.95'), 'SUCCESS')
  await journey.go('/promotions?view=bonuses')
  await main.locator('.bonus').first().getByText(texts.ui.bonuses.states.ACTIVE, { exact: true }).waitFor()
}

journey('bonus to cash', async (journey) => {
  const { main, texts } = journey
  const { bonuses, promotions } = texts.ui
  await journey.go('/promotions?id=welcome-50')
  await main.getByText(inPesos('3750'), { exact: true }).waitFor()
  const logIn = main.getByRole('link', { name: texts.ui.site.logIn })
  journey.t.match(await logIn.getAttribute('href'), /welcome-50/, 'and back to the promotion')
  await journey.step('a promotion for a visitor')
  await journey.signIn(poor)
  await takeWelcomeBonus(journey)
  const card = main.locator('.bonus').first()
  const progress = { done: inPesos('0'), target: inPesos('3757.05') }
  await card.getByText(withValues(bonuses.progress, progress)).waitFor()
  await journey.step('a bonus to be worked off')
  for (let left = 42; left > 0; left--) plays(journey, poor.accountId, 10_000, 10_000)
  await journey.go('/promotions?view=bonuses')
  await card.getByText(bonuses.states.COMPLETED, { exact: true }).waitFor()
  journey.t.equal(await card.getByRole('button', { name: bonuses.forfeit }).count(), 0)
  await journey.step('a bonus that is cash')
  await journey.go('/promotions?id=welcome-50')
  await journey.sees(promotions.states.COMPLETED)
})

journey('bonus given up', async (journey) => {
  const { main, page, texts, ask } = journey
  const { bonuses } = texts.ui
  await journey.signIn(poor)
  await takeWelcomeBonus(journey)
  plays(journey, poor.accountId, 10_000, 30_000)
  await journey.go('/promotions?view=bonuses')
  const { items } = (await ask('/api/me/bonuses')).json<{ items: { forfeitAmount: { amount: string } }[] }>()
  const amount = inPesos(items[0]?.forfeitAmount.amount ?? '')
  await main.locator('.bonus').first().getByRole('button', { name: bonuses.forfeit }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(withValues(bonuses.forfeitLoses, { amount })).waitFor()
  await journey.step('what giving up costs')
  control.clearCalls()
  await dialog.getByRole('button', { name: withValues(bonuses.forfeitYes, { amount }) }).click()
  await main.locator('.bonus').first().getByText(bonuses.states.FORFEITED, { exact: true }).waitFor()
  await page.locator('.toast', { hasText: amount }).waitFor()
  await page.locator('.toast').waitFor({ state: 'detached' })
  journey.t.equal(control.calls('/api/promotion/forfeit').length, 1)
  await journey.step('a bonus given up')
})

journey('mission', async (journey) => {
  const { main, page, texts } = journey
  const { missions, claims } = texts.ui
  await journey.signIn({ accountId: 'demo', password: 'Demo1234' })
  await journey.go('/mission')
  const first = main.locator('.mission').first()
  const amount = withValues(claims.tokens, { number: '2' })
  const claim = first.getByRole('button', { name: withValues(claims.claimAmount, { amount }) })
  await claim.waitFor()
  await journey.step('missions to claim')
  await claim.click()
  await page.getByText(withValues(claims.added, { amount })).waitFor()
  await main.locator('.mission').getByText(missions.states.CLAIMED, { exact: true }).first().waitFor()
  await journey.step('a mission claimed')
})

/** Takes the session from the browser. An open page would go on asking for the balance, without one. */
async function forgetSession({ page, context }: Journey): Promise<void> {
  await page.goto('about:blank')
  await context.clearCookies({ name: 'session' })
}

/** Signs a friend up by the player's link, who then qualifies: identity checked, a deposit, and play. */
async function bringsFriend(journey: Journey, link: string): Promise<void> {
  const { page, main, host, scene } = journey
  const code = new URL(link).searchParams.get('referrer_code') ?? ''
  await forgetSession(journey)
  await journey.go(`/register?referrer_code=${code}`)
  await journey.go('/register')
  await main.locator(`[name=referrerCode][value="${code}"]`).waitFor({ state: 'attached' })
  const answer = await page.evaluate(
    async ([account, referrerCode]) => {
      const response = await fetch('/api/account', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...account, contactPhone: '09170009999', referrerCode }),
      })
      return response.status
    },
    [friend, code] as const,
  )
  journey.t.equal(answer, 200)
  control.decideKyc(host, friend.accountId, 'VERIFIED')
  await journey.go('/deposit')
  await declineLimit(page, scene.language)
  control.moveDeposit(await beginDeposit(journey, 'QR Ph', '2000'), 'SUCCESS')
  plays(journey, friend.accountId, 150_000, 150_000)
  control.advanceClock(day)
}

journey('two friends', async (journey) => {
  const { main, page, texts } = journey
  const { referral, claims } = texts.ui
  await journey.signIn(winner)
  await journey.go('/referral')
  await page.getByRole('img', { name: referral.qr }).waitFor()
  await journey.sees(referral.noFriends)
  await journey.step('a link to share')
  const link = await main.locator('.copy-line dd').first().innerText()
  journey.t.match(link, /\/register\?referrer_code=\w{4,16}$/)
  await bringsFriend(journey, link)
  await forgetSession(journey)
  await journey.signIn(winner)
  await journey.go('/referral')
  await journey.sees('an***nd')
  await journey.sees(referral.statuses.QUALIFIED)
  await journey.step('a commission to claim')
  await journey.button(claims.claim).click()
  await page.getByText(withValues(referral.claimed, { amount: inPesos('4.5') })).waitFor()
  await journey.sees(referral.nothing)
  await main.getByText(referral.commissions, { exact: true }).click()
  await journey.sees(referral.states.CLAIMED)
})

interface Board {
  me: { place: number; gapToNext: string } | null
}

journey('leaderboard', async (journey) => {
  const { main, page, texts } = journey
  const { boards } = texts.ui
  const board = '/leaderboard?id=race-of-the-week'
  await journey.go(board)
  await journey.sees(boards.visitor)
  await journey.step('a leaderboard for a visitor')
  await journey.signIn(winner)
  await journey.go(board)
  control.clearCalls()
  await journey.button(boards.join).click()
  await journey.sees(boards.joined)
  journey.t.equal(control.calls('/api/leaderboard/opt_in').length, 1)
  // Few bets, so that somebody is ahead even when the week has just begun.
  plays(journey, winner.accountId, 100, 100)
  // Rivals play on: what the page shows is what it was told last.
  let told: Promise<Board | undefined> | undefined
  page.on('response', (response) => {
    if (response.url().includes('/api/leaderboards/race-of-the-week?'))
      told = response.json().catch(() => undefined)
  })
  await journey.go(board)
  const own = main.locator('.own-place')
  await own.getByText(boards.yourPlace).waitFor()
  const { place = 0, gapToNext = '' } = (await told)?.me ?? {}
  await own.getByText(String(place), { exact: true }).waitFor()
  await own.getByText(withValues(boards.gapNext, { score: inPesos(gapToNext) })).waitFor()
  const names = await main.locator('.places tr:not([data-own]) .places-name').allInnerTexts()
  journey.t.ok(names.length > 0 && names.every((name) => name.includes('***')), 'masked names')
  await journey.step('the own place')
  journey.t.ok(await own.evaluate(isInView), 'in sight without scrolling')
  await main.getByText(boards.previous, { exact: true }).click()
  await main.locator('.places').waitFor()
})

journey('mission claimed on another device', async (journey) => {
  const { main, page, host, texts } = journey
  const account = { accountId: 'demo', password: 'Demo1234' }
  await journey.signIn(account)
  // A page that is told what changes would show the claim by itself.
  await page.route('**/api/me/events', (route) => route.fulfill({ status: 204 }))
  await journey.go('/mission')
  const first = main.locator('.mission').first()
  await first.getByRole('button').waitFor()
  const cookie = await gateway.signIn(account.accountId, account.password, host)
  const headers = { 'idempotency-key': randomUUID() }
  await gateway.ask('/api/missions/claims', { method: 'POST', host, cookie, headers })
  journey.expect(/^422 POST \/api\/missions\/[\w-]+\/claim$/)
  await first.getByRole('button').click()
  await main
    .locator('.mission')
    .getByText(texts.ui.missions.states.CLAIMED, { exact: true })
    .first()
    .waitFor()
  journey.t.equal(await page.getByRole('dialog').count(), 0, 'a state, and no error')
  await journey.step('claimed elsewhere')
})
