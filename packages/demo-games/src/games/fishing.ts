import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { playMarkup } from './page-parts.ts'

/** The share of all bets that is paid back, whatever is shot at, in hundredths. */
const returnHundredths = 95

/** What can be caught, what it pays, in bets, and the chance to catch it with one shot. */
const prey = Object.entries({ minnow: 2, reef: 4, octopus: 10, shark: 25, chest: 60, dragon: 150 }).map(
  ([name, pays]) => ({ name, pays, chance: returnHundredths / 100 / pays }),
)

/** The fishing game: every shot costs the bet, and what it catches pays by known odds. */
export const fishing = choiceGame({
  texts: ['fishing'],
  hue: 235,
  markup: (texts) =>
    playMarkup(
      texts,
      `<div class="sea" id="sea" data-bets role="group" aria-label="${texts.sea}"><div class="cannon" id="cannon" aria-hidden="true"></div></div>`,
      '',
      '',
    ),
  rules: { prey },
  isChoice: (choice) => prey.some(({ name }) => name === choice),
  outcomeOf: (seed, roundId) => ({ shot: fairNumbers(seed, roundId)() }),
  paysHundredths(choice, { shot }) {
    const target = prey.find(({ name }) => name === choice)
    return target && shot < target.chance ? target.pays * 100 : 0
  },
})
