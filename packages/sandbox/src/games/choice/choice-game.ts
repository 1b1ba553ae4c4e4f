import { proportion } from '../../money.ts'
import { findRound, latestRounds, settleRound, shownRound, startRound, useSeed } from '../../play/rounds.ts'
import { invalidInput } from '../../refusal.ts'
import { readBet } from '../frame/bets.ts'
import { roundItem } from '../frame/round-item.ts'
import { action, type Play, type PlayableGame } from '../playable-game.ts'

/** A game in which a bet on one of several outcomes is settled at once. */
interface ChoiceGame<Outcome> extends Omit<PlayableGame, 'view' | 'actions' | 'settleDue'> {
  isChoice(choice: string): boolean
  /** What comes of a round: it follows from the seed and the round's id alone. */
  outcomeOf(seed: string, roundId: string): Outcome
  /** What a choice pays, in hundredths of the bet. */
  paysHundredths(choice: string, outcome: Outcome): number
}

interface Chosen<Outcome> {
  choice: string
  outcome: Outcome
}

const shownOutcomes = 12

/** Makes a playable game of the rules of one. */
export function choiceGame<Outcome>(game: ChoiceGame<Outcome>): PlayableGame {
  const { isChoice, outcomeOf, paysHundredths, ...rest } = game

  function bet({ platform, session }: Play, input: { roundId: string; bet: string; choice: string }): void {
    const { roundId, choice } = input
    const stake = readBet(input.bet)
    if (!isChoice(choice)) throw invalidInput({ choice: 'unknown' })
    if (findRound(platform.db, session, roundId)) return
    const seed = useSeed(platform, session)
    const state: Chosen<Outcome> = { choice, outcome: outcomeOf(seed, roundId) }
    const round = startRound(platform, session, { roundId, bet: stake, seed, state })
    settleRound(platform, round, proportion(stake, paysHundredths(choice, state.outcome), 100), state)
  }

  return {
    ...rest,
    view({ platform, session, asked }) {
      const shown = shownRound<Chosen<Outcome>>(platform.db, session, asked)
      const latest = latestRounds<Chosen<Outcome>>(platform.db, session, shownOutcomes)
      return {
        round: shown && { ...roundItem(shown), ...shown.state },
        past: latest.map(({ state }) => state.outcome),
      }
    },
    actions: { bet: action({ roundId: 'filled', bet: 'filled', choice: 'filled' }, bet) },
  }
}
