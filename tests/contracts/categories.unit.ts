import { categories, categoryByName, categoryIds, routeOfSegment } from '@marquee/contracts/categories'
import { pageByPath } from '@marquee/contracts/pages'
import t from 'tap'

t.test('the categories have the url segments of the specification', async (t) => {
  const segments = categoryIds.map((id) => categories[id].segment)
  const expected = ['', 'slots', 'livecasino', 'hashgame', 'sportsbook', 'fish', 'table', 'sabong', 'lottery']
  t.strictSame(
    segments.toSorted(),
    [...expected, 'horseracing', 'bingo', 'arcade', 'crash', 'spin'].toSorted(),
  )
})

t.test('each category has its own page', async (t) => {
  const routes = categoryIds.map((id) => categories[id].route)
  t.equal(new Set(routes).size, routes.length)
  for (const route of routes) t.ok(pageByPath(route), route)
})

t.test('a category is found by every name that the platform has for it', async (t) => {
  for (const id of categoryIds) {
    const { segment, gameTypes } = categories[id]
    for (const name of [id, segment, ...gameTypes].filter(Boolean)) {
      t.equal(categoryByName(name), id, name)
      t.equal(categoryByName(name.toLowerCase()), id, name.toLowerCase())
    }
  }
  t.equal(categoryByName('Live Casino'), 'casino')
  t.equal(categoryByName('HORSE-RACING'), 'horseRacing')
})

t.test('no two categories share a name', async (t) => {
  const names = categoryIds.flatMap((id) => [...new Set([id.toUpperCase(), ...categories[id].gameTypes])])
  t.equal(new Set(names).size, names.length)
})

t.test('an unknown name has no category', async (t) => {
  for (const name of ['', 0, 17, 'about', 'constructor'])
    t.equal(categoryByName(name), undefined, String(name))
})

t.test('a url segment of the specification leads to the page of its category', async (t) => {
  const routes = {
    '/livecasino': '/casino',
    '/hashgame': '/hash-game',
    '/sportsbook': '/sports',
    '/fish': '/fishing',
    '/table': '/poker',
    '/horseracing': '/horse-racing',
    '/slots': '/slots',
  }
  for (const [path, route] of Object.entries(routes)) t.equal(routeOfSegment(path), route, path)
  for (const path of ['/', '', 'fish', '/fish/', '/fishs', '/FISH', '/constructor'])
    t.equal(routeOfSegment(path), undefined, path)
})
