import type { Match } from '@marquee/contracts/areas/games/matches'
import t from 'tap'
import { holdMatches } from '#web/features/games/matches/hold-matches.ts'

function match(matchId: string, home: string, draw: string | null = null): Match {
  const name = { EN: matchId, PHP: matchId, CN: matchId }
  const about = { league: name, home: name, away: name, startsAt: '2030-01-01T10:00:00+08:00' }
  return {
    ...{ matchId, sport: 'football', ...about, isLive: true, score: '1–0' },
    odds: { home, draw, away: '1.95' },
  }
}

t.test('matches that are looked at keep their places, with the prices of now', async (t) => {
  const shown = [match('a', '1.50'), match('b', '1.60', '3.10'), match('c', '1.70')]
  const held = holdMatches(shown, [match('new', '9.00'), match('c', '1.75'), match('a', '1.55')])
  t.same(
    held.map(({ matchId, odds, isOver }) => [matchId, odds.home, isOver ?? false]),
    [
      ['a', '1.55', false],
      ['b', '', true],
      ['c', '1.75', false],
    ],
  )
  t.same(held[1]?.odds, { home: '', draw: '', away: '' }, 'no bets are taken on what is over')
  t.equal(held[1]?.score, '1–0', 'its last score stays')
  t.equal(holdMatches([match('d', '1.50')], [])[0]?.odds.draw, null, 'a sport without draws gets none')
})
