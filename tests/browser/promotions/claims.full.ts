import t from 'tap'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { claims, missions, levels } = rewardTexts['']

t.test('a claim whose answer is lost says that it is checked, and is paid once', (t) =>
  visit(t, { brand: 'lostclaims', ...desk }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    await open('/mission')
    await page.getByRole('main').locator('.mission').first().getByRole('button').waitFor()
    control.fault({ call: '/api/mission/claim', domain: host, fault: { kind: 'resetAfter' }, times: 1 })
    // What the page shows stays as it was, until the list can be asked again.
    control.fault({ call: '/api/mission/list', domain: host, fault: { kind: 'resetBefore' }, times: 12 })
    expect(/^50\d (POST|GET) \/api\/missions/)
    const main = page.getByRole('main')
    control.clearCalls()
    await main.locator('.mission').first().getByRole('button').click()
    await main.getByText(claims.checkingText).waitFor()
    t.equal(await main.locator('.mission').first().getByRole('button').isDisabled(), true)
    control.clearFaults()
    await main.getByText(missions.states.CLAIMED, { exact: true }).waitFor()
    t.equal(await main.getByText(claims.checkingText).count(), 0)
    t.equal(control.calls('/api/mission/claim').length, 1)
  }),
)

t.test('the levels mark the player’s own, rewards tell which level, and one is claimed', (t) =>
  visit(t, { brand: 'vip-levels', ...desk }, async ({ page, open, signIn }) => {
    const main = page.getByRole('main')
    await signIn()
    await open('/vip')
    const row = main.getByRole('row').filter({ hasText: levels.yours })
    await row.getByText('Gold').waitFor()
    t.equal(await row.count(), 1)
    const rewards = main.locator('.vip-reward')
    for (const level of ['Silver', 'Gold', 'Platinum'])
      await rewards.getByText(withValues(levels.reached, { level }), { exact: true }).waitFor()
    t.equal(await rewards.getByText(levels.kinds.LEVEL_UP, { exact: true }).count(), 0)
    const weekly = rewards.filter({ hasText: levels.kinds.WEEKLY })
    await weekly.getByRole('button', { name: claims.claim }).click()
    await page.getByText(withValues(levels.claimed, { amount: '₱30.00' })).waitFor()
    await weekly.getByText(levels.states.CLAIMED, { exact: true }).waitFor()
  }),
)
