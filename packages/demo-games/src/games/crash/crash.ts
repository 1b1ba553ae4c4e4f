import { proportion, readBet } from '../amounts.ts'
import type { Play, Round } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { invalidInput, refuse } from '../refused-move.ts'
import { openRound, roundItem, shownRound } from '../shown-rounds.ts'
import { crashMarkup } from './crash-markup.ts'
import * as rules from './crash-rules.ts'
import { crashTexts } from './crash-texts.ts'

/** A flight; multipliers in hundredths. */
interface Flight {
  /** Where it crashes: secret until then. */
  crashAt: number
  /** Where it is cashed out by itself; 0 for nowhere. */
  auto: number
  cashedAt: number
}

const shownFlights = 12
const file = (name: string) => new URL(name, import.meta.url)

/** The crash game: a multiplier that rises until it crashes; who cashes out before gets it. */
export const crash: PlayableGame = {
  texts: crashTexts,
  markup: crashMarkup,
  styles: [file('./crash.css')],
  modules: [file('../client/crash.js')],
  rules: {
    growthPerMs: rules.growthPerMs,
    returnHundredths: rules.returnHundredths,
    maxMultiplier: rules.maxMultiplier,
    minAuto: rules.minAutoCashOut,
  },
  view,
  actions: {
    start: action({ roundId: 'filled', bet: 'filled', auto: 'number' }, start),
    cashOut: action({ roundId: 'filled' }, cashOut),
  },
  settleDue(play, due) {
    const round = due as Round<Flight>
    const { auto, crashAt } = round.state
    land(play, round, auto > 0 && auto <= crashAt ? auto : cappedAt(crashAt))
  },
}

// A flight that reaches the highest multiplier is paid there.
const cappedAt = (crashAt: number) => (crashAt > rules.maxMultiplier ? rules.maxMultiplier : 0)

function start(play: Play, input: { roundId: string; bet: string; auto: number }): void {
  const { roundId, auto } = input
  const bet = readBet(input.bet)
  const isValid = auto === 0 || (Number.isSafeInteger(auto) && auto >= rules.minAutoCashOut)
  if (!isValid || auto > rules.maxMultiplier) throw invalidInput({ auto: 'unknown' })
  if (play.rounds.find(roundId)) return
  if (openRound(play)) throw refuse('pendingExists')
  const seed = play.rounds.takeSeed()
  const crashAt = rules.crashPoint(seed, roundId)
  const end = auto > 0 ? Math.min(auto, crashAt) : Math.min(crashAt, rules.maxMultiplier)
  const dueAt = play.now() + rules.msUntil(end)
  play.rounds.start<Flight>({ roundId, bet, seed, state: { crashAt, auto, cashedAt: 0 }, dueAt })
}

/** Cashes out what the flight has reached by the server's clock; nothing when it is over. */
function cashOut(play: Play, { roundId }: { roundId: string }): void {
  const round = openRound<Flight>(play)
  if (round?.roundId !== roundId) return
  land(play, round, Math.min(rules.multiplierAfter(play.now() - round.at), round.state.crashAt))
}

function land({ rounds }: Play, round: Round<Flight>, cashedAt: number): void {
  rounds.settle(round.roundId, proportion(round.bet, cashedAt, 100), { ...round.state, cashedAt })
}

function view(play: Play) {
  const rounds = play.rounds.latest<Flight>(shownFlights)
  const shown = shownRound<Flight>(play)
  const landed = rounds.filter(({ status }) => status === 'SETTLED')
  return {
    round: shown && flightItem(shown),
    past: landed.map(({ state }) => ({ crashAt: shownCrash(state), isWon: state.cashedAt > 0 })),
  }
}

const shownCrash = ({ crashAt }: Flight) => Math.min(crashAt, rules.maxMultiplier)

function flightItem(round: Round<Flight>) {
  const { auto, cashedAt } = round.state
  const item = roundItem(round)
  return {
    ...item,
    startedAt: round.at,
    auto,
    ...(item.isOver && { cashedAt, crashAt: shownCrash(round.state) }),
  }
}
