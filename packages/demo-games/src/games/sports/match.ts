import type { Fixture, Play } from '../host.ts'

/** A match of the sportsbook. Each pair of teams meets again and again, at home in turn. */
export interface Match {
  id: string
  sport: Fixture['sport']
  league: Fixture['league']
  home: Fixture['home']
  away: Fixture['away']
  startsAt: number
  endsAt: number
  /** Secret until the match is over. */
  seed: string
  /** SHA-256 of the seed. */
  hash: string
}

const minuteMs = 60_000
const cycleMs = 20 * minuteMs
const liveMs = 10 * minuteMs
/** How long a result is shown before the next match of the two opens. */
const afterMs = 2 * minuteMs
/** For how long before its start a match is offered. */
export const offeredMs = cycleMs - liveMs - afterMs

const matchId = (fixture: number, cycle: number) => `m${fixture}-${cycle}`

function matchOf({ fixtures, sharedSeed }: Play, index: number, cycle: number): Match | undefined {
  const fixture = fixtures[index]
  if (!fixture) return undefined
  const { sport, league, home, away } = fixture
  const [first, second] = cycle % 2 === 0 ? [home, away] : [away, home]
  const id = matchId(index, cycle)
  const startsAt = cycle * cycleMs + Math.floor((index * cycleMs) / fixtures.length)
  return {
    ...{ id, sport, league, home: first, away: second, startsAt, endsAt: startsAt + liveMs },
    ...sharedSeed(`match:${id}`),
  }
}

/** The match of each pair that is offered, live, or just over; the next to end first. */
export function matchesAt(play: Play, now: number): Match[] {
  const { fixtures } = play
  const matches = fixtures.map((_, index) => {
    const offset = Math.floor((index * cycleMs) / fixtures.length)
    return matchOf(play, index, Math.ceil((now - offset - liveMs - afterMs) / cycleMs))
  })
  return matches.filter((match) => match !== undefined).toSorted((a, b) => a.startsAt - b.startsAt)
}

/** Finds a match, past ones too. */
export function findMatch(play: Play, id: string): Match | undefined {
  const [, fixture, cycle] = /^m(\d{1,3})-(\d{1,9})$/.exec(id) ?? []
  return fixture === undefined ? undefined : matchOf(play, Number(fixture), Number(cycle))
}
