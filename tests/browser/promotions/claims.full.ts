import { randomUUID } from 'node:crypto'
import t from 'tap'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { demo } from '../../support/browser/player.ts'
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

t.test('rewards for levels tell which level', (t) =>
  visit(t, { brand: 'vip-levels', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/vip')
    const rewards = page.getByRole('main').locator('.vip-reward')
    for (const level of ['Silver', 'Gold', 'Platinum'])
      await rewards.getByText(withValues(levels.reached, { level }), { exact: true }).waitFor()
    t.equal(await rewards.getByText(levels.kinds.LEVEL_UP, { exact: true }).count(), 0)
  }),
)

/** Claims the weekly reward of the level in another browser. */
async function claimOnAnotherDevice(host: string): Promise<void> {
  const cookie = await site.signIn(demo.accountId, demo.password, host)
  const { items } = (await site.ask('/api/me/vip/rewards', { host, cookie })).json<{
    items: { rewardId: string; kind: string }[]
  }>()
  const weekly = items.find(({ kind }) => kind === 'WEEKLY')
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/api/me/vip/rewards/${weekly?.rewardId}/claim`
  const claimed = await site.ask(path, { method: 'POST', host, cookie, headers })
  if (claimed.status !== 200) throw new Error(claimed.text)
}

t.test('a reward that was claimed elsewhere is a state and no error', (t) =>
  visit(t, { brand: 'lostclaims', ...desk }, async ({ page, open, signIn, expect, host }) => {
    await signIn()
    // A page that is told what changes would show the claim by itself.
    await page.route('**/api/me/events', (route) => route.fulfill({ status: 204 }))
    await open('/vip')
    const weekly = page.getByRole('main').locator('.vip-reward').filter({ hasText: levels.kinds.WEEKLY })
    await weekly.getByRole('button').waitFor()
    await claimOnAnotherDevice(host)
    expect(/^422 POST \/api\/me\/vip\/rewards\/[\w-]+\/claim$/)
    await weekly.getByRole('button').click()
    await weekly.getByText(levels.states.CLAIMED, { exact: true }).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
  }),
)
