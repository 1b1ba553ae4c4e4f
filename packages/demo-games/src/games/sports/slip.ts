import { decimal, minorUnits, proportion, units } from '../amounts.ts'
import type { BetDetail, BetLeg, Play } from '../host.ts'
import { invalidInput, refuse } from '../refused-move.ts'
import { type Selection, selectionsAt } from './markets.ts'
import { findMatch } from './match.ts'

/** A leg of a bet as it was taken; `odds` in hundredths. */
export interface Leg {
  selection: string
  odds: number
}

/** A sports bet that is open or over; `odds` in hundredths. */
export interface SportsBet {
  kind: SlipKind
  odds: number
  legs: readonly Leg[]
}

type SlipKind = 'SINGLE' | 'MULTIPLE'

/** The rules of a slip; amounts in the minor unit. */
export const slipRules = { minStake: units(1), maxStake: units(50_000), maxLegs: 8, maxWin: units(500_000) }

/** Finds a selection with its odds at a time. */
export function findSelection(play: Play, id: string): Selection | undefined {
  const match = findMatch(play, id.split(':')[0] ?? '')
  return match && selectionsAt(match, play.now()).find((selection) => selection.id === id)
}

/**
 * Places a slip: every leg by itself, or all legs as one bet. `odds` are those that the player saw.
 * @throws Refusal `oddsChanged` with the odds of now, and the errors of a bet
 */
export function placeSlip(
  play: Play,
  input: { roundId: string; kind: string; stake: string; odds: Record<string, unknown> },
): void {
  const { roundId, kind } = input
  if (kind !== 'SINGLE' && kind !== 'MULTIPLE') throw invalidInput({ kind: 'unknown' })
  if (play.rounds.find(`${roundId}-0`)) return
  const stake = minorUnits(input.stake) ?? 0
  if (stake < slipRules.minStake || stake > slipRules.maxStake) throw invalidInput({ stake: 'outOfRange' })
  const selections = currentSelections(play, input.odds)
  const bets = kind === 'SINGLE' ? selections.map((selection) => [selection]) : [checkedMultiple(selections)]
  for (const [index, parts] of bets.entries()) {
    const legs = parts.map(({ id, odds }) => ({ selection: id, odds }))
    const odds = legs.reduce((product, leg) => proportion(product, leg.odds, 100), 100)
    if (proportion(stake, odds, 100) > slipRules.maxWin) throw refuse('amountAboveMax')
    const dueAt = Math.max(...parts.map(({ match }) => match.endsAt))
    const state: SportsBet = { kind, odds, legs }
    const detail = detailOf(kind, odds, parts, () => 'PENDING')
    play.rounds.start({
      roundId: `${roundId}-${index}`,
      bet: stake,
      seed: '',
      state,
      dueAt,
      detail,
    })
  }
}

function currentSelections(play: Play, seen: Record<string, unknown>): Selection[] {
  const ids = Object.keys(seen)
  if (ids.length === 0 || ids.length > slipRules.maxLegs) throw invalidInput({ odds: 'outOfRange' })
  const selections = ids.map((id) => findSelection(play, id))
  const known = selections.filter((selection) => selection !== undefined)
  if (known.length < ids.length) throw invalidInput({ odds: 'unknown' })
  if (known.some(({ id, odds }) => odds === 0 || decimal(odds) !== seen[id]))
    throw refuse('oddsChanged', {
      odds: Object.fromEntries(known.map(({ id, odds }) => [id, decimal(odds)])),
    })
  return known
}

// What happens in one match hangs together, so that its odds cannot be multiplied.
function checkedMultiple(selections: Selection[]): Selection[] {
  const matches = new Set(selections.map(({ match }) => match.id))
  if (selections.length < 2 || matches.size < selections.length) throw invalidInput({ odds: 'sameMatch' })
  return selections
}

/** What the bet history tells of a bet. */
export function detailOf(
  kind: SlipKind,
  odds: number,
  parts: readonly Selection[],
  resultOf: (selection: Selection) => string,
): BetDetail {
  const bet_type = kind === 'MULTIPLE' ? 'PARLAY' : 'SINGLE'
  return { bet_type, odds: decimal(odds), legs: parts.map((part) => legOf(part, resultOf(part))) }
}

function legOf({ match: { home, away }, betType, homeAway, criteria }: Selection, result: string): BetLeg {
  return {
    bet_type: betType,
    home_away: homeAway,
    criteria1: criteria,
    home_team_name: home[0],
    away_team_name: away[0],
    home_name_en: home[0],
    home_name_php: home[0],
    home_name_cn: home[1],
    away_name_en: away[0],
    away_name_php: away[0],
    away_name_cn: away[1],
    result,
  }
}
