import { proportion, readBet } from './amounts.ts'
import type { Play } from './host.ts'
import { action, type PlayableGame } from './playable-game.ts'
import { invalidInput } from './refused-move.ts'
import { roundItem, shownRound } from './shown-rounds.ts'

/** A game in which a bet on a choice is settled at once. */
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

  function bet({ rounds, gameCode }: Play, input: { roundId: string; bet: string; choice: string }): void {
    const { roundId, choice } = input
    const stake = readBet(input.bet, rest.betsOf?.(gameCode))
    if (!isChoice(choice)) throw invalidInput({ choice: 'unknown' })
    if (rounds.find(roundId)) return
    const seed = rounds.takeSeed()
    const state: Chosen<Outcome> = { choice, outcome: outcomeOf(seed, roundId) }
    rounds.start({ roundId, bet: stake, seed, state })
    rounds.settle(roundId, proportion(stake, paysHundredths(choice, state.outcome), 100), state)
  }

  return {
    ...rest,
    view(play) {
      const shown = shownRound<Chosen<Outcome>>(play)
      const latest = play.rounds.latest<Chosen<Outcome>>(shownOutcomes)
      return {
        round: shown && { ...roundItem(shown), ...shown.state },
        past: latest.map(({ state }) => state.outcome),
      }
    },
    actions: { bet: action({ roundId: 'filled', bet: 'filled', choice: 'filled' }, bet) },
  }
}
