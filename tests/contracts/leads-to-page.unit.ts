import { leadsToPage } from '@marquee/contracts/leads-to-page'
import t from 'tap'

t.test('an address leads to a page where the brand has its area, in any language', async (t) => {
  for (const address of ['/promotions', '/php/promotions?id=welcome-50', '/cn/promotions#rules']) {
    t.ok(leadsToPage(address, ['promotions']), address)
    t.notOk(leadsToPage(address, ['missions']), `${address} of a brand without promotions`)
  }
})

t.test('one of the areas of a page is enough, and pages of no area are always there', async (t) => {
  t.ok(leadsToPage('/leaderboard', ['topTen']))
  t.ok(leadsToPage('/leaderboard', ['leaderboards']))
  t.notOk(leadsToPage('/leaderboard', []))
  t.ok(leadsToPage('/about', []))
  t.ok(leadsToPage('/livecasino', ['games']), 'a category by its segment')
  t.notOk(leadsToPage('/livecasino', []), 'a category of a brand without games')
})

t.test('what is no page leads nowhere', async (t) => {
  for (const address of ['/unknown', 'promotions', '']) t.notOk(leadsToPage(address, ['promotions']), address)
})
