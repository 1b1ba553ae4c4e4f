import t from 'tap'
import { beginDeposit, declineLimit } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { referral } = rewardTexts['']
const day = 86_400_000
const winner = { accountId: 'winner', password: 'Demo1234' }
const friend = { accountId: 'anafriend', password: 'Friend123' }

t.test('a friend signs up by the link, plays, and the player claims the commission', async (t) => {
  let link = ''
  await visit(t, { brand: 'friends', ...desk }, async ({ page, open, signIn }) => {
    await signIn(winner)
    await open('/referral')
    await page.getByRole('img', { name: referral.qr }).waitFor()
    link = await page.getByRole('main').locator('.copy-line dd').first().innerText()
    t.match(link, /\/register\?referrer_code=\w{4,16}$/)
    await page.getByText(referral.noFriends).waitFor()
    t.same(await accessibilityFaults(page), [], 'referral')
  })
  const code = new URL(link).searchParams.get('referrer_code') ?? ''
  await visit(t, { brand: 'friends', ...phone }, async ({ page, open, host }) => {
    await open(`/register?referrer_code=${code}`)
    await open('/register')
    t.equal(await page.locator('[name=referrerCode]').inputValue(), code, 'kept for later visits')
    const status = await page.evaluate(
      async ([account, referrerCode]) => {
        const body = { ...account, contactPhone: '09170009999' }
        const answer = await fetch('/api/account', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, referrerCode }),
        })
        return answer.status
      },
      [friend, code] as const,
    )
    t.equal(status, 200)
    control.decideKyc(host, friend.accountId, 'VERIFIED')
    await open('/deposit')
    await declineLimit(page)
    const id = await beginDeposit(page, 'GCash', '2000')
    control.moveDeposit(id, 'SUCCESS')
    const { accountId } = friend
    control.playBet({ domain: host, accountId, gameType: 'SLOTS', bet: 150_000, win: 150_000 })
  })
  control.advanceClock(day)
  await visit(t, { brand: 'friends', ...desk }, async ({ page, open, signIn }) => {
    await signIn(winner)
    await open('/referral')
    const main = page.getByRole('main')
    await main.getByText('an***nd').first().waitFor()
    await main.getByText(referral.statuses.QUALIFIED, { exact: true }).waitFor()
    await main.getByRole('button', { name: rewardTexts[''].claims.claim, exact: true }).click()
    await page.getByText(withValues(referral.claimed, { amount: '₱4.50' })).waitFor()
    await main.getByText(referral.nothing, { exact: true }).waitFor()
    await main.getByText(referral.commissions, { exact: true }).click()
    await main.getByText(referral.states.CLAIMED, { exact: true }).waitFor()
  })
})
