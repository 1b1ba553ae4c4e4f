import t from 'tap'
import { filterFavorites } from '#web/features/games/lobby/filter-favorites.ts'
import { gameOf } from '../../../support/game-of.ts'

const games = [
  gameOf('Señor Buffalo', { gameNameLocal: '水牛' }),
  gameOf('Ace', { providerCode: 'PPLAY', isNew: true }),
  gameOf('Pearl', { category: 'fishing' }),
]
const all = { q: '', provider: '', sort: 'hot', page: 1, own: true, live: false } as const
const names = (
  filters: Partial<Parameters<typeof filterFavorites>[2]>,
  category: 'hot' | 'slots' = 'slots',
) => filterFavorites(games, category, { ...all, ...filters }).map(({ gameName }) => gameName)

t.test('favorites are filtered as the lobby is', async (t) => {
  t.same(names({}), ['Señor Buffalo', 'Ace'])
  t.same(names({}, 'hot'), ['Señor Buffalo', 'Ace', 'Pearl'], 'the hot lobby has all of them')
  t.same(names({ q: 'senor' }), ['Señor Buffalo'])
  t.same(names({ q: '水牛' }), ['Señor Buffalo'])
  t.same(names({ q: 'bufalo' }), ['Señor Buffalo'], 'one slip is forgiven')
  t.same(names({ q: 'perl' }), [], 'a pearl is no slot')
  t.same(names({ provider: 'PPLAY' }), ['Ace'])
  t.same(names({ sort: 'az' }), ['Ace', 'Señor Buffalo'])
  t.same(names({ sort: 'new' }), ['Ace', 'Señor Buffalo'])
})
