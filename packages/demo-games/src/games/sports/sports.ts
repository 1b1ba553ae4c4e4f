import { decimal, proportion } from '../amounts.ts'
import type { Play, Round } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { hasWon, returnHundredths, type Selection, selectionsAt } from './markets.ts'
import { type Match, matchesAt } from './match.ts'
import { sports as courses, standingAt } from './match-course.ts'
import { detailOf, findSelection, placeSlip, type SportsBet, slipRules } from './slip.ts'
import { sportsMarkup } from './sports-markup.ts'
import { sportsTexts } from './sports-texts.ts'

const shownBets = 20
const file = (name: string) => new URL(name, import.meta.url)

/** The sportsbook: matches whose odds move, and a slip of single bets or a multiple. */
export const sports: PlayableGame = {
  texts: sportsTexts,
  markup: sportsMarkup,
  styles: [file('./sports.css'), file('./slip.css')],
  modules: ['match-list', 'slip', 'sports'].map((name) => file(`../client/sports/${name}.js`)),
  rules: {
    returnHundredths,
    maxLegs: slipRules.maxLegs,
    minStake: decimal(slipRules.minStake),
    maxStake: decimal(slipRules.maxStake),
    maxWin: decimal(slipRules.maxWin),
  },
  view,
  actions: {
    place: action({ roundId: 'filled', kind: 'filled', stake: 'filled', odds: 'record' }, placeSlip),
  },
  settleDue(play, due) {
    const round = due as Round<SportsBet>
    const { kind, odds, legs } = round.state
    const selections = selectionsOf(play, round.state)
    const isWon = selections.length === legs.length && selections.every(hasWon)
    const detail = detailOf(kind, odds, selections, (part) => (hasWon(part) ? 'WIN' : 'LOSE'))
    play.rounds.describe(round.roundId, detail)
    play.rounds.settle(round.roundId, isWon ? proportion(round.bet, odds, 100) : 0, round.state)
  },
}

const selectionsOf = (play: Play, { legs }: SportsBet) =>
  legs.map(({ selection }) => findSelection(play, selection)).filter((found) => found !== undefined)

function view(play: Play) {
  const name = (names: Match['home']) => names[play.language === 'CN' ? 1 : 0]
  return {
    matches: matchesAt(play, play.now()).map((match) => matchItem(match, play.now(), name)),
    bets: play.rounds.latest<SportsBet>(shownBets).map((round) => betItem(play, round, name)),
  }
}

type Naming = (names: Match['home']) => string

function matchItem(match: Match, now: number, name: Naming) {
  const { id, sport, startsAt, endsAt, seed, hash } = match
  const { home, away, played, left } = standingAt(match, now)
  const isOver = now >= endsAt
  const { worth } = { worth: 1, ...courses[sport] }
  return {
    ...{ id, sport, startsAt, league: name(match.league), home: name(match.home), away: name(match.away) },
    status: now < startsAt ? 'UPCOMING' : isOver || left === 0 ? 'ENDED' : 'LIVE',
    score: now < startsAt ? '' : `${home * worth}–${away * worth}`,
    minute: sport === 'football' ? played : 0,
    hash,
    seed: isOver ? seed : '',
    selections: selectionsAt(match, now).map(selectionItem),
  }
}

const selectionItem = ({ id, betType, homeAway, criteria, odds }: Selection) => ({
  ...{ id, betType, homeAway, criteria },
  odds: odds > 0 ? decimal(odds) : '',
})

function betItem(play: Play, round: Round<SportsBet>, name: Naming) {
  const { odds, legs } = round.state
  return {
    id: round.roundId,
    stake: decimal(round.bet),
    odds: decimal(odds),
    win: decimal(round.win),
    canWin: decimal(proportion(round.bet, odds, 100)),
    isOver: round.status === 'SETTLED',
    legs: selectionsOf(play, round.state).map((part, index) => ({
      ...selectionItem(part),
      home: name(part.match.home),
      away: name(part.match.away),
      odds: decimal(legs[index]?.odds ?? 0),
      result: play.now() < part.match.endsAt ? '' : hasWon(part) ? 'WIN' : 'LOSE',
    })),
  }
}
