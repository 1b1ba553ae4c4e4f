import { proportion, readBet } from './amounts.ts'
import { fairNumbers } from './fair.ts'
import type { Play, Round } from './host.ts'
import { pastList, playMarkup } from './page-parts.ts'
import { action, type PlayableGame } from './playable-game.ts'
import { invalidInput, refuse } from './refused-move.ts'
import { openRound, roundItem, shownRound } from './shown-rounds.ts'

/** The share of all bets that is paid back, in hundredths; the same for every way to play. */
const returnHundredths = 97
/** A flight ends here at the latest, and pays. In hundredths, as all multipliers. */
const maxMultiplier = 50_000
const minAutoCashOut = 101
/** The multiplier grows by e to this power each millisecond: twofold after some eight seconds. */
const growthPerMs = 0.000_09

/** The multiplier at which a flight crashes: at least `x` with a chance of 0.97 / x. */
function crashPoint(seed: string, roundId: string): number {
  const left = 1 - fairNumbers(seed, roundId)()
  return Math.max(100, Math.floor(Math.min(returnHundredths / left, maxMultiplier + 1)))
}

/** The multiplier of a flight after some time. */
const multiplierAfter = (ms: number) => Math.floor(100 * Math.exp(growthPerMs * Math.max(0, ms)))

/** The first whole millisecond at which a flight has a multiplier. */
function msUntil(multiplier: number): number {
  return Math.ceil(Math.log(multiplier / 100) / growthPerMs)
}

/** The sky, the flight, and the controls of the crash game. */
const crashMarkup: PlayableGame['markup'] = (texts) =>
  playMarkup(
    texts,
    `${pastList(texts)}<div class="panel sky" id="sky">
    <svg class="trail" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true"><path id="area"/><path id="line"/></svg>
    <div class="craft" id="craft" aria-hidden="true"></div>
    <p class="multiplier"><output id="multiplier" data-testid="multiplier" aria-live="off">1.00×</output><span id="under"></span></p>
  </div>`,
    `<label class="field"><small>${texts.auto}</small><input id="auto" inputmode="decimal" autocomplete="off" maxlength="6" placeholder="${texts.autoOff}"></label>`,
  )

/** A flight; multipliers in hundredths. */
interface Flight {
  /** Where it crashes: secret until then. */
  crashAt: number
  /** Where it is cashed out by itself; 0 for nowhere. */
  auto: number
  cashedAt: number
}

const shownFlights = 12

/** The crash game: a multiplier that rises until it crashes; who cashes out before gets it. */
export const crash: PlayableGame = {
  texts: ['crash'],
  hue: 275,
  markup: crashMarkup,
  rules: {
    growthPerMs,
    returnHundredths,
    maxMultiplier,
    minAuto: minAutoCashOut,
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
const cappedAt = (crashAt: number) => (crashAt > maxMultiplier ? maxMultiplier : 0)

function start(play: Play, input: { roundId: string; bet: string; auto: number }): void {
  const { roundId, auto } = input
  const bet = readBet(input.bet)
  const isValid = auto === 0 || (Number.isSafeInteger(auto) && auto >= minAutoCashOut)
  if (!isValid || auto > maxMultiplier) throw invalidInput({ auto: 'unknown' })
  if (play.rounds.find(roundId)) return
  if (openRound(play)) throw refuse('pendingExists')
  const seed = play.rounds.takeSeed()
  const crashAt = crashPoint(seed, roundId)
  const end = auto > 0 ? Math.min(auto, crashAt) : Math.min(crashAt, maxMultiplier)
  const dueAt = play.now() + msUntil(end)
  play.rounds.start<Flight>({ roundId, bet, seed, state: { crashAt, auto, cashedAt: 0 }, dueAt })
}

/** Cashes out what the flight has reached by the server's clock; nothing when it is over. */
function cashOut(play: Play, { roundId }: { roundId: string }): void {
  const round = openRound<Flight>(play)
  if (round?.roundId !== roundId) return
  land(play, round, Math.min(multiplierAfter(play.now() - round.at), round.state.crashAt))
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

const shownCrash = ({ crashAt }: Flight) => Math.min(crashAt, maxMultiplier)

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
