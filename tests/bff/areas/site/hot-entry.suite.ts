import t from 'tap'
import { games as en } from '#web/i18n/locales/en/games.ts'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const call = '/api/product/get_hot_games'

const callsOf = (host: string) =>
  site.sandbox.control
    .calls(call)
    .filter(({ payload }) => (payload as { domain_name: string }).domain_name === host).length

const gameMenuOf = async (host: string) =>
  (await site.ask('/api/startup', { host }))
    .json<{ gameMenu: { category: string }[] }>()
    .gameMenu.map(({ category }) => category)
const headingOf = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]

t.test(
  'get_hot_games with a list that is not empty sets hasHotGames: the game menu keeps the hot entry',
  async (t) => {
    t.ok((await gameMenuOf('localhost')).includes('hot'))
    const { text } = await site.ask('/hot')
    t.equal(headingOf(text), en.categories.hot)
    t.match(text, 'data-category="hot"')
  },
)

t.test(
  'without hot games the hot entry goes, and /hot shows the default list under its own heading',
  async (t) => {
    const host = 'nogames.localhost'
    const menu = await gameMenuOf(host)
    t.notOk(menu.includes('hot'))
    t.ok(menu.includes('slots'), 'the other entries stay')
    const { status, text } = await site.ask('/hot', { host })
    t.equal(status, 200)
    t.equal(headingOf(text), en.lists.fallback)
    t.match(text, 'Jade Dragon Rush')
    t.notMatch(text, 'data-category="hot"', 'no page has the entry')
    const home = (await site.ask('/', { host })).text
    t.notMatch(home, /See hot games|>Hot games</, 'and nothing else promises them')
  },
)

t.test('where the platform does not say, the menu stays as it is, and the page is there', async (t) => {
  const host = 'hotless.localhost'
  site.sandbox.control.fault({ call, domain: host, fault: { kind: 'status', status: 500 } })
  t.ok((await gameMenuOf(host)).includes('hot'))
  t.equal((await site.ask('/about', { host })).status, 200)
})

t.test('a brand without games, and a closed one, are not asked for hot games', async (t) => {
  for (const host of ['no-games.localhost', 'closed.localhost', 'maintenance.localhost']) {
    await site.ask('/about', { host })
    t.equal(callsOf(host), 0, host)
  }
})
