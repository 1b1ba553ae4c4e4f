import { proportion } from '../../money.ts'
import {
  findRound,
  latestRounds,
  openRound,
  type Round,
  settleRound,
  shownRound,
  startRound,
  useSeed,
} from '../../play/rounds.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { readBet } from '../frame/bets.ts'
import { roundItem } from '../frame/round-item.ts'
import { action, type Play, type PlayableGame } from '../playable-game.ts'
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
  page: 'crash',
  gameTypes: ['CRASH'],
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
  settleDue(platform, due) {
    const round = due as Round<Flight>
    const { auto, crashAt } = round.state
    land(platform, round, auto > 0 && auto <= crashAt ? auto : cappedAt(crashAt))
  },
}

// A flight that reaches the highest multiplier is paid there.
const cappedAt = (crashAt: number) => (crashAt > rules.maxMultiplier ? rules.maxMultiplier : 0)

function start({ platform, session }: Play, input: { roundId: string; bet: string; auto: number }): void {
  const { roundId, auto } = input
  const bet = readBet(input.bet)
  const isValid = auto === 0 || (Number.isSafeInteger(auto) && auto >= rules.minAutoCashOut)
  if (!isValid || auto > rules.maxMultiplier) throw invalidInput({ auto: 'unknown' })
  if (findRound(platform.db, session, roundId)) return
  if (openRound(platform.db, session)) throw refuse('pendingExists')
  const seed = useSeed(platform, session)
  const crashAt = rules.crashPoint(seed, roundId)
  const end = auto > 0 ? Math.min(auto, crashAt) : Math.min(crashAt, rules.maxMultiplier)
  const dueAt = platform.now() + rules.msUntil(end)
  startRound<Flight>(platform, session, { roundId, bet, seed, state: { crashAt, auto, cashedAt: 0 }, dueAt })
}

/** Cashes out what the flight has reached by the server's clock; nothing when it is over. */
function cashOut({ platform, session }: Play, { roundId }: { roundId: string }): void {
  const round = openRound<Flight>(platform.db, session)
  if (round?.round_id !== roundId) return
  land(platform, round, Math.min(rules.multiplierAfter(platform.now() - round.at), round.state.crashAt))
}

function land(platform: Play['platform'], round: Round<Flight>, cashedAt: number): void {
  settleRound(platform, round, proportion(round.bet, cashedAt, 100), { ...round.state, cashedAt })
}

function view({ platform, session, asked }: Play) {
  const rounds = latestRounds<Flight>(platform.db, session, shownFlights)
  const shown = shownRound<Flight>(platform.db, session, asked)
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
