import { fairNumbers } from '../fair.ts'
import type { Book, Fixture } from '../host.ts'

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
const offeredMs = cycleMs - liveMs - afterMs

const matchId = (fixture: number, cycle: number) => `m${fixture}-${cycle}`

function matchOf({ fixtures, sharedSeed }: Book, index: number, cycle: number): Match | undefined {
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
export function matchesAt(book: Book, now: number): Match[] {
  const { fixtures } = book
  const matches = fixtures.map((_, index) => {
    const offset = Math.floor((index * cycleMs) / fixtures.length)
    return matchOf(book, index, Math.ceil((now - offset - liveMs - afterMs) / cycleMs))
  })
  return matches.filter((match) => match !== undefined).toSorted((a, b) => a.startsAt - b.startsAt)
}

/** Finds a match, past ones too. */
export function findMatch(book: Book, id: string): Match | undefined {
  const [, fixture, cycle] = /^m(\d{1,3})-(\d{1,9})$/.exec(id) ?? []
  return fixture === undefined ? undefined : matchOf(book, Number(fixture), Number(cycle))
}

/** How a sport is played: by goals a minute, or by points of which each is won by one side. */
type Sport =
  | { kind: 'goals'; plays: number }
  | { kind: 'points'; plays: number; worth: number; isRace: boolean }

/** The sports; a race ends when one side has most of the points, so that no more can change it. */
export const sports: Record<Match['sport'], Sport> = {
  football: { kind: 'goals', plays: 90 },
  basketball: { kind: 'points', plays: 81, worth: 2, isRace: false },
  volleyball: { kind: 'points', plays: 49, worth: 1, isRace: true },
  badminton: { kind: 'points', plays: 41, worth: 1, isRace: true },
  esports: { kind: 'points', plays: 25, worth: 1, isRace: true },
}

/** The chances of a play: of a goal for each side, or of a point for either. */
export interface Strengths {
  home: number
  away: number
}

/** How far a match is. */
export interface Standing {
  played: number
  left: number
  home: number
  away: number
  strengths: Strengths
  /** Whether the last plays changed so much that no bets are taken. */
  isSuspended: boolean
}

const driftSteps = 24
const suspendedPlays = 2

/** What is known of the teams' strengths: it moves until the match begins. */
function strengthsAt({ seed, id, sport, startsAt }: Match, now: number): Strengths {
  const next = fairNumbers(seed, `${id}:strength`)
  const [first, second] = [next(), next()]
  const stepMs = offeredMs / driftSteps
  const steps = Math.max(0, Math.min(driftSteps, Math.floor((now - startsAt + offeredMs) / stepMs)))
  let drift = 0
  for (let step = 0; step < steps; step++) drift += (next() - 0.5) * 0.01
  if (sports[sport].kind === 'goals')
    return {
      home: (0.011 + 0.012 * first) * (1 + 4 * drift),
      away: (0.008 + 0.011 * second) * (1 - 4 * drift),
    }
  const home = 0.5 + (first - 0.5) * 0.08 + drift
  return { home, away: 1 - home }
}

/** The score of a match at a time, by its seed alone. */
export function standingAt(match: Match, now: number): Standing {
  const sport = sports[match.sport]
  const strengths = strengthsAt(match, now)
  const share = (now - match.startsAt) / (match.endsAt - match.startsAt)
  const reached = Math.max(0, Math.min(sport.plays, Math.floor(share * sport.plays)))
  const next = fairNumbers(match.seed, `${match.id}:play`)
  const score = { home: 0, away: 0 }
  let lastGoal = -suspendedPlays
  let played = 0
  const isDecided = () =>
    sport.kind === 'points' && sport.isRace && Math.max(score.home, score.away) * 2 > sport.plays
  while (played < reached && !isDecided()) {
    const chance = next()
    const isHome = chance < strengths.home
    const isAway = !isHome && chance < strengths.home + strengths.away
    if (isHome) score.home += 1
    if (isAway) score.away += 1
    if (sport.kind === 'goals' && (isHome || isAway)) lastGoal = played
    played += 1
  }
  const left = isDecided() ? 0 : sport.plays - played
  const isSuspended = played > 0 && played - lastGoal <= suspendedPlays
  return { played, left, ...score, strengths, isSuspended: sport.kind === 'goals' && isSuspended }
}

/** What a match shows of itself: whether it is played, how far it is, and its score, which is empty before the start. */
export function progressAt(match: Match, now: number) {
  const { home, away, played, left } = standingAt(match, now)
  const { worth } = { worth: 1, ...sports[match.sport] }
  const hasBegun = now >= match.startsAt
  return {
    status: !hasBegun ? 'UPCOMING' : now >= match.endsAt || left === 0 ? 'ENDED' : 'LIVE',
    score: hasBegun ? `${home * worth}–${away * worth}` : '',
    minute: match.sport === 'football' ? played : 0,
  }
}
