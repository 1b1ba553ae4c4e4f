import { pageByPath, pageNames, pagePath, pages } from '@marquee/contracts/pages'
import t from 'tap'

const routes = `
  / /about /account /add-bank /arcade /bank-details /banking /bet-history /bingo /casino /change-password /contact-us
  /crash /deposit /download /edit-profile /faqs /fishing /forgot-password /hash-game /horse-racing /hot /inbox
  /leaderboard /login /lottery /minigame /mission /news /playnow /poker /preloader /privacy-policy /profile /promotions
  /referral /register /responsible-gaming /sabong /security /slots /spin /sports /statement /term-condition
  /transaction-history /vip /withdrawal`

t.test('every route of the specification is a page', async (t) => {
  for (const path of routes.trim().split(/\s+/)) t.ok(pageByPath(path), path)
})

t.test('each page has its own path, in lower case and without parameters', async (t) => {
  const paths = pageNames.map(pagePath)
  t.equal(new Set(paths).size, paths.length)
  for (const path of paths) t.match(path, /^\/[a-z-]*$/, path)
})

t.test('a page is found by its path, with or without a trailing slash', async (t) => {
  for (const name of pageNames) {
    const path = pagePath(name)
    t.equal(pageByPath(path), name, path)
    if (path !== '/') t.equal(pageByPath(`${path}/`), name, `${path}/`)
  }
})

t.test('no page is found for another path', async (t) => {
  for (const path of ['', 'slots', '/nowhere', '/slots/1', '/constructor', '/SLOTS', '/slots?q=1']) {
    t.equal(pageByPath(path), undefined, path)
  }
})

t.test('only players can play, and everyone can see the home page and the login', async (t) => {
  t.equal(pages.playnow.access, 'player')
  t.equal(pages.home.access, 'open')
  t.equal(pages.login.access, 'open')
})
