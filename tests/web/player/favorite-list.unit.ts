import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { QueryClient } from '@tanstack/react-query'
import t from 'tap'
import { createFavoriteList } from '#web/player/favorite-list.ts'

const game = (gameCode: string) => ({ gameCode, providerCode: 'JILI' }) as Game
const ace = game('ace')
const jade = game('jade')

function begin(known?: Game[]) {
  const client = new QueryClient()
  if (known) client.setQueryData(['listFavorites', {}], { games: known })
  const sent: { change: string; answer: PromiseWithResolvers<{ games: Game[] }> }[] = []
  const set = createFavoriteList(client, (changed, isFavorite) => {
    const answer = Promise.withResolvers<{ games: Game[] }>()
    sent.push({ change: `${isFavorite ? '+' : '-'}${changed.gameCode}`, answer })
    return answer.promise
  })
  const shown = () =>
    client.getQueryData<{ games: Game[] }>(['listFavorites', {}])?.games.map(({ gameCode }) => gameCode)
  return { client, sent, set, shown, turn: () => new Promise((next) => setImmediate(next)) }
}

t.test('a heart is shown at once, then the list of the gateway’s response', async (t) => {
  const { sent, set, shown, turn } = begin([ace])
  const change = set(jade, true)
  t.same(shown(), ['jade', 'ace'])
  await turn()
  t.equal(sent[0]?.change, '+jade')
  sent[0]?.answer.resolve({ games: [jade, ace, game('another tab marked this')] })
  await change
  t.same(shown(), ['jade', 'ace', 'another tab marked this'])
})

t.test('only a refused change is rolled back', async (t) => {
  const { sent, set, shown, turn } = begin([ace])
  const refused = set(jade, true)
  const fine = set(ace, false)
  t.same(shown(), ['jade'])
  await turn()
  sent[0]?.answer.reject(new Error('refused'))
  await t.rejects(refused)
  t.same(shown(), [])
  await turn()
  sent[1]?.answer.resolve({ games: [] })
  await fine
  t.same(shown(), [])
})

t.test('changes are sent one after another, and an outdated response is not shown', async (t) => {
  const { sent, set, shown, turn } = begin([])
  const changes = [set(jade, true), set(jade, false), set(ace, true)]
  await turn()
  t.same(
    sent.map(({ change }) => change),
    ['+jade'],
  )
  sent[0]?.answer.resolve({ games: [jade] })
  await turn()
  t.same(shown(), ['ace'])
  sent[1]?.answer.resolve({ games: [] })
  await turn()
  sent[2]?.answer.resolve({ games: [ace] })
  await Promise.all(changes)
  t.same(
    sent.map(({ change }) => change),
    ['+jade', '-jade', '+ace'],
  )
  t.same(shown(), ['ace'])
})

t.test('after a sign-out in between, no data of the player comes back', async (t) => {
  const { client, sent, set, shown, turn } = begin([ace])
  const change = set(jade, true)
  await turn()
  client.removeQueries({ queryKey: ['listFavorites'] })
  sent[0]?.answer.reject(new Error('sessionExpired'))
  await t.rejects(change)
  t.equal(shown(), undefined)
})
