import { proportion, readBet } from '../amounts.ts'
import { betSelector, figures } from '../frame/game-page.ts'
import type { GameTexts } from '../frame/game-texts.ts'
import type { Play } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { invalidInput } from '../refused-move.ts'
import { roundItem, shownRound } from '../shown-rounds.ts'

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

/** What can be bet on, and what it pays. */
interface Choice {
  value: string
  name: string
  pays: string
}

/** The page of a game of choices: its latest outcomes, its own scene, what can be bet on, and the bet. */
export function choiceMarkup(
  texts: GameTexts & Record<string, string>,
  scene: string,
  choices: string,
): string {
  return `<main>
  <ol class="past" id="past" aria-label="${texts.past}"></ol>
  ${scene}
  <p class="message" id="message" role="status"></p>
</main>
<footer class="choice-foot" data-bets>
  ${figures(texts)}
  ${choices}
  ${betSelector(texts)}
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`
}

/** The choices as radio buttons; the first is chosen. */
export function choiceButtons(legend: string, choices: readonly Choice[]): string {
  const buttons = choices.map(
    ({ value, name, pays }, index) =>
      `<label class="choice choice-${value}"><input type="radio" name="choice" value="${value}"${index === 0 ? ' checked' : ''}><b>${name}</b><small>${pays}</small></label>`,
  )
  return `<fieldset class="choices" id="choices"><legend>${legend}</legend>${buttons.join('')}</fieldset>`
}
