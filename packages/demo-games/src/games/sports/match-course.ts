import { fairNumbers } from '../fair.ts'
import { type Match, offeredMs } from './match.ts'

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
