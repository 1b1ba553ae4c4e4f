import t from 'tap'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)

t.test('the levels mark the player’s own, and a reward is claimed', (t) =>
  visit(t, { brand: 'levels', ...desk }, async ({ page, open, signIn }) => {
    const { levels, claims } = rewardTexts['/php']
    const main = page.getByRole('main')
    await signIn()
    await open('/php/vip')
    const row = main.getByRole('row').filter({ hasText: levels.yours })
    await row.getByText('Gold').waitFor()
    t.equal(await row.count(), 1)
    t.same(await accessibilityFaults(page), [], 'VIP')
    const weekly = main.locator('.vip-reward').filter({ hasText: levels.kinds.WEEKLY })
    await weekly.getByRole('button', { name: claims.claim }).click()
    await page.getByText(withValues(levels.claimed, { amount: '₱30.00' })).waitFor()
    await weekly.getByText(levels.states.CLAIMED, { exact: true }).waitFor()
  }),
)
