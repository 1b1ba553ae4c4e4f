import t from 'tap'
import { lobbyRequest, lobbySearch, readLobbyFilters } from '#web/features/games/lobby/lobby-filters.ts'

const read = (search: string) => readLobbyFilters(new URLSearchParams(search))
const open = { q: '', provider: '', sort: 'hot', page: 1, own: false, live: false } as const

t.test('an address without filters is the whole lobby, hottest first', async (t) => {
  t.same(read(''), open)
})

t.test('filters come from the address', async (t) => {
  t.same(read('q=dragon&provider=PGSOFT&sort=az&page=3&own=1&live=1'), {
    q: 'dragon',
    provider: 'PGSOFT',
    sort: 'az',
    page: 3,
    own: true,
    live: true,
  })
})

t.test('invalid values in an address are ignored', async (t) => {
  t.same(read('q=a&provider=%3Cb%3E&sort=price&page=0'), open)
  t.same(read('page=1.5'), open)
  t.same(read('page=many'), open)
})

t.test('a search is 2 to 40 characters', async (t) => {
  t.equal(read('q=%20ab%20').q, 'ab')
  t.equal(read(`q=${'x'.repeat(60)}`).q, 'x'.repeat(40))
})

t.test('an address has only the filters that differ from the default, and reads back the same', async (t) => {
  t.equal(lobbySearch(open).toString(), '')
  const filters = { q: 'aces & 8s', provider: 'JILI', sort: 'new', page: 2, own: true, live: true } as const
  t.same(readLobbyFilters(lobbySearch(filters)), filters)
})

t.test('the hot lobby shows the hot list until it is filtered, then searches all games', async (t) => {
  t.match(lobbyRequest('hot', open), { list: 'hot' })
  t.notMatch(lobbyRequest('hot', { ...open, q: 'ace' }), { list: 'hot' })
  t.notMatch(lobbyRequest('hot', { ...open, provider: 'JILI' }), { list: 'hot' })
  t.same(lobbyRequest('slots', open), { category: 'slots', page: 1, perPage: 60 })
})
