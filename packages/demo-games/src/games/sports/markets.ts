import { decimal } from '../amounts.ts'
import { type Match, type Standing, sports, standingAt } from './match.ts'

/** The chance of each number of successes, from 0 on, in so many tries. */
function binomial(tries: number, chance: number): number[] {
  const result = [(1 - chance) ** tries]
  for (let count = 1; count <= tries; count++)
    result.push(((result[count - 1] ?? 0) * (tries - count + 1) * chance) / (count * (1 - chance)))
  return result
}

/** The chance that the sum of the counts that satisfy a test comes true. */
function sumWhere(chances: readonly number[], isTrue: (count: number) => boolean): number {
  return chances.reduce((sum, chance, count) => sum + (isTrue(count) ? chance : 0), 0)
}

/** The chance of more than `count` successes. */
function chanceOfMoreThan(count: number, tries: number, chance: number): number {
  return sumWhere(binomial(tries, chance), (successes) => successes > count)
}

// More goals than these are left out: their chance is far below a thousandth of a percent.
const maxGoals = 14

/** The chances of home, draw and away, from the lead of the home side and the goals of what is left. */
function chancesOfGoals(lead: number, left: number, home: number, away: number) {
  const [homeGoals, awayGoals] = [home, away].map((chance) => binomial(left, chance).slice(0, maxGoals))
  const result = { home: 0, draw: 0, away: 0 }
  for (const [more, chance] of (homeGoals ?? []).entries())
    for (const [less, other] of (awayGoals ?? []).entries()) {
      const end = lead + more - less
      result[end > 0 ? 'home' : end === 0 ? 'draw' : 'away'] += chance * other
    }
  return result
}

/** What a market is about: the winner, a handicap, or more or fewer goals. The words are those of bet histories. */
export type BetType = '1X2' | 'HDP' | 'OU'

/** Something to bet on. `homeAway` is 1 home or over, 2 away or under, 3 draw; `odds` in hundredths. */
export interface Selection {
  id: string
  match: Match
  betType: BetType
  homeAway: 1 | 2 | 3
  /** The handicap or the number of goals. */
  criteria: string
  /** 0 while no bets are taken on it. */
  odds: number
}

/** The share of all bets that fair play pays back, in hundredths. */
export const returnHundredths = 95
const [lowestChance, highestChance] = [0.02, 0.94]
const goalLine = 2.5

type Chance = Pick<Selection, 'betType' | 'homeAway' | 'criteria'> & { chance: number }

function pairOf(betType: BetType, line: string, other: string, chance: number): Chance[] {
  return [
    { betType, homeAway: 1, criteria: line, chance },
    { betType, homeAway: 2, criteria: other, chance: 1 - chance },
  ]
}

function footballChances({ home, away, left, strengths }: Standing): Chance[] {
  const { home: homeRate, away: awayRate } = strengths
  const result = chancesOfGoals(home - away, left, homeRate, awayRate)
  const over = chanceOfMoreThan(goalLine - home - away, left, homeRate + awayRate)
  return [
    { betType: '1X2', homeAway: 1, criteria: '', chance: result.home },
    { betType: '1X2', homeAway: 3, criteria: '', chance: result.draw },
    { betType: '1X2', homeAway: 2, criteria: '', chance: result.away },
    ...pairOf('OU', String(goalLine), String(goalLine), over),
  ]
}

const signed = (line: number) => (line > 0 ? `+${line}` : `${line}`)

function pointChances(match: Match, { home, away, left, strengths }: Standing): Chance[] {
  const sport = sports[match.sport]
  if (sport.kind !== 'points') return []
  const majority = (sport.plays - 1) / 2
  const winner = pairOf('1X2', '', '', chanceOfMoreThan(majority - home, left, strengths.home))
  if (sport.isRace) return winner
  const line = handicapOf(match)
  // The home side wins with the handicap when (2 home - all) * worth + line > 0.
  const needed = (home + away + left - line / sport.worth) / 2
  const covered = chanceOfMoreThan(needed - home, left, strengths.home)
  return [...winner, ...pairOf('HDP', signed(line), signed(-line), covered)]
}

/** The handicap of the home side, which makes the match an even one when it is first offered. */
function handicapOf(match: Match): number {
  const { plays } = sports[match.sport]
  const { strengths } = standingAt(match, 0)
  const lead = Math.round(2 * plays * (strengths.home - strengths.away))
  return lead >= 0 ? -lead - 0.5 : -lead + 0.5
}

/** All selections of a match at a time. The odds follow from the score, and from what is left to play. */
export function selectionsAt(match: Match, now: number): Selection[] {
  const standing = standingAt(match, now)
  const chances = match.sport === 'football' ? footballChances(standing) : pointChances(match, standing)
  const isOpen = now < match.endsAt && standing.left > 0 && !standing.isSuspended
  return chances.map(({ chance, ...selection }) => ({
    ...selection,
    id: `${match.id}:${selection.betType}:${selection.homeAway}`,
    match,
    odds:
      isOpen && chance > lowestChance && chance < highestChance ? Math.floor(returnHundredths / chance) : 0,
  }))
}

/** Odds as a decimal string; empty while no bets are taken. */
export const priceOf = (odds: number) => (odds > 0 ? decimal(odds) : '')

/** Whether a selection of a match that is over has won. */
export function hasWon({ match, betType, homeAway, criteria }: Selection): boolean {
  const { home, away } = standingAt(match, match.endsAt)
  if (betType === 'OU') return homeAway === 1 ? home + away > goalLine : home + away < goalLine
  if (homeAway === 3) return home === away
  const { worth } = { worth: 1, ...sports[match.sport] }
  const lead = (homeAway === 1 ? home - away : away - home) * worth
  return lead + (betType === 'HDP' ? Number(criteria) : 0) > 0
}
