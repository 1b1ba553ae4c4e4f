import { pageByPath, pageNames, pages } from '@marquee/contracts/pages'
import t from 'tap'

t.test('each page has a path of its own, in lower case', async (t) => {
  const paths = pageNames.map((name) => pages[name].path)
  t.equal(new Set(paths).size, paths.length)
  for (const path of paths) t.match(path, /^\/[a-z-]*$/, path)
})

t.test('a page is found by its path, with or without a slash at its end', async (t) => {
  for (const name of pageNames) {
    const { path } = pages[name]
    t.equal(pageByPath(path), name, path)
    if (path !== '/') t.equal(pageByPath(`${path}/`), name, `${path}/`)
  }
})

t.test('a path that is no page finds none', async (t) => {
  for (const path of ['', 'slots', '/nowhere', '/slots/1', '/constructor', '/SLOTS', '/slots?q=1']) {
    t.equal(pageByPath(path), undefined, path)
  }
})

t.test('a game can be played by players alone, the rest is open', async (t) => {
  t.equal(pages.playnow.access, 'player')
  t.equal(pages.home.access, 'open')
  t.equal(pages.login.access, 'open')
})
