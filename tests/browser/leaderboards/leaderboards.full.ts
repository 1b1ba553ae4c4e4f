import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

interface Board {
  me: { place: number; gapToNext: string } | null
  entries: { accountMasked: string }[]
}

t.test('a leaderboard shows masked names, the own place pinned, and follows play', (t) =>
  visit(t, { brand: 'boards', ...phone }, async ({ page, open, signIn, ask, host }) => {
    const { boards } = rewardTexts['/cn']
    const main = page.getByRole('main')
    await open('/cn/leaderboard?id=race-of-the-week')
    await main.getByText(boards.visitor).waitFor()
    t.equal(await main.locator('.own-place').count(), 0)
    await signIn()
    await open('/cn/leaderboard')
    t.same(await accessibilityFaults(page), [], 'the list')
    await main.locator('a[href*=race-of-the-week]').click()
    await main.getByRole('button', { name: boards.join }).click()
    await main.getByText(boards.joined, { exact: true }).waitFor()
    const bet = (amount: number) =>
      control.playBet({ domain: host, accountId: 'demo', gameType: 'SLOTS', bet: amount, win: amount })
    bet(100_000)
    await open('/cn/leaderboard?id=race-of-the-week')
    const own = main.locator('.own-place')
    await own.getByText(boards.yourPlace).waitFor()
    t.same(await accessibilityFaults(page), [], 'a leaderboard')
    const before = (await ask('/api/leaderboards/race-of-the-week')).json<Board>()
    await own.getByText(String(before.me?.place), { exact: true }).waitFor()
    t.ok(before.entries.every(({ accountMasked }) => accountMasked.includes('*')))
    const box = await own.boundingBox()
    t.ok(box && box.y + box.height <= 844, 'in sight without scrolling')

    bet(1_000_000)
    await open('/cn/leaderboard?id=race-of-the-week')
    const after = (await ask('/api/leaderboards/race-of-the-week')).json<Board>()
    t.ok((after.me?.place ?? 0) < (before.me?.place ?? 0), 'moved up')
    await own.getByText(String(after.me?.place), { exact: true }).waitFor()
    await main.getByText(boards.previous, { exact: true }).click()
    await main.locator('.places').waitFor()
    t.equal(await main.getByText(boards.gapNext.replace('{{score}}', '')).count(), 0, 'no gap any more')
  }),
)

t.test('a leaderboard that has to be joined is joined once', (t) =>
  visit(t, { brand: 'boards', ...phone }, async ({ page, open, signIn }) => {
    const { boards } = rewardTexts['']
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/leaderboard?id=race-of-the-week')
    control.clearCalls()
    await page.getByRole('main').getByRole('button', { name: boards.join }).click()
    await page.getByText(boards.joinedText).waitFor()
    await page.getByRole('main').getByText(boards.joined, { exact: true }).waitFor()
    t.equal(control.calls('/api/leaderboard/opt_in').length, 1)
  }),
)
