import { pageByPath, pageNames, pages } from '@marquee/contracts/pages'
import t from 'tap'

t.test('each page has its own path, in lower case', async (t) => {
  const paths = pageNames.map((name) => pages[name].path)
  t.equal(new Set(paths).size, paths.length)
  for (const path of paths) t.match(path, /^\/[a-z-]*$/, path)
})

t.test('a page is found by its path, with or without a trailing slash', async (t) => {
  for (const name of pageNames) {
    const { path } = pages[name]
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
