import t from 'tap'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { referral } = rewardTexts['']
const day = 86_400_000

t.test('a friend signs up by the link, plays, and the player claims the commission', async (t) => {
  let link = ''
  await visit(t, { brand: 'friends', ...desk }, async ({ page, open, signIn }) => {
    await signIn({ accountId: 'winner', password: 'Demo1234' })
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
    await page.evaluate(
      async (referrerCode) => {
        const body = { accountId: 'anafriend', password: 'Friend123', contactPhone: '09170009999', referrerCode }
        const answer = await fetch('/api/signup', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, acceptTerms: true, acceptAge: true, dateOfBirth: '1990-01-01' }),
        })
        if (!answer.ok) throw new Error(await answer.text())
      },
      code,
    )
    control.decideKyc(host, 'anafriend', 'VERIFIED')
  })
  t.ok(day)
})
