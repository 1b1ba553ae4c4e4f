import { offeredLanguages } from '@marquee/contracts/languages'
import t from 'tap'
import { findChannel } from '#sandbox/areas/cashier/deposit-channels.ts'
import { miniGames } from '#sandbox/areas/mini-games/mini-games.ts'
import { referralTiers } from '#sandbox/areas/referral/friends.ts'
import { notices } from '#sandbox/areas/site/announcements.ts'
import { history } from '#sandbox/seed/seed-inbox.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t)

// The way to deposit that the demo player used last.
const howToPay = findChannel('maya-qr')?.instructions

const languages = [
  { code: 'PHP', text: 'local', name: 'php' },
  { code: 'CN', text: 'cn', name: 'cn' },
] as const

for (const { code, text, name } of languages) {
  t.test(`what the operator writes is in the page’s language, for a platform that sends it (${code})`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
      const { prefix } = offeredLanguages[code]
      const main = page.getByRole('main')
      await signIn()
      await open(`/${prefix}/inbox`)
      for (const { title } of history) await main.getByText(title[text]).waitFor()
      const [first] = history
      await main.getByText(first?.title[text] ?? '').click()
      await main.getByText((first?.body[text] ?? '').replace(/<[^>]*>/g, ''), { exact: true }).waitFor()
      await open(`/${prefix}/minigame`)
      for (const game of miniGames) await page.getByText(game.name[name], { exact: true }).first().waitFor()
      const prize = miniGames[0]?.prizes[0]?.label[name] ?? ''
      await page.getByRole('cell', { name: prize, exact: true }).waitFor()
      await open(`/${prefix}/deposit`)
      await main.getByText(howToPay?.[text] ?? '-', { exact: true }).waitFor()
      await open(`/${prefix}/referral`)
      for (const { requirement } of referralTiers) await main.getByText(requirement[text]).waitFor()
      await open(`/${prefix}`)
      await page
        .getByText(notices[0]?.[text] ?? '', { exact: true })
        .first()
        .waitFor()
    }),
  )
}

t.test('leagues and teams have their Chinese names together', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await open('/cn/sports')
    await page.getByRole('heading', { name: '海岛篮球联赛', exact: true }).first().waitFor()
    for (const team of await page.locator('.match-team').allInnerTexts()) t.match(team, /^\p{Script=Han}/u)
    t.equal(await page.getByRole('main').getByText('Island Hoops League').count(), 0)
  }),
)
