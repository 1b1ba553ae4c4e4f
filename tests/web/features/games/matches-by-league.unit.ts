import type { Match } from '@marquee/contracts/areas/games/matches'
import t from 'tap'
import { matchesByLeague } from '#web/features/games/matches/matches-by-league.ts'

function match(matchId: string, leagueName: string, startsAt: string, isLive = false): Match {
  const name = { EN: matchId, PHP: matchId, CN: matchId }
  const odds = { home: '1.85', draw: null, away: '1.95' }
  const league = { EN: leagueName, PHP: leagueName, CN: `${leagueName}联赛` }
  return { matchId, sport: 'football', league, home: name, away: name, startsAt, isLive, score: '', odds }
}

const matches = [
  match('late', 'Island League', '2030-01-02T10:00:00+08:00'),
  match('early', 'Pacific Premier', '2030-01-01T10:00:00+08:00'),
  match('an-hour-after-early', 'Pacific Premier', '2030-01-01T03:00:00Z'),
  match('running', 'Pacific Premier', '2030-01-01T12:00:00+08:00', true),
]

const ids = (range?: Parameters<typeof matchesByLeague>[2]) =>
  matchesByLeague(matches, 'EN', range).map(({ leagueName, matches: group }) => [
    leagueName,
    group.map(({ matchId }) => matchId),
  ])

t.test('live matches come first, then by start time, whatever its offset', async (t) => {
  t.same(ids(), [
    ['Pacific Premier', ['running', 'early', 'an-hour-after-early']],
    ['Island League', ['late']],
  ])
})

t.test('a limit keeps the first of the whole board', async (t) => {
  t.same(ids({ limit: 2 }), [['Pacific Premier', ['running', 'early']]])
})

t.test('a board goes on after the matches that the page shows elsewhere', async (t) => {
  t.same(ids({ limit: 2, skip: 1 }), [['Pacific Premier', ['early', 'an-hour-after-early']]])
})

t.test('leagues have their names in the reader’s language', async (t) => {
  t.same(
    matchesByLeague(matches, 'CN').map(({ leagueName }) => leagueName),
    ['Pacific Premier联赛', 'Island League联赛'],
  )
})
