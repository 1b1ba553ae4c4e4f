import { choiceGame } from '../choice/choice-game.ts'
import { choiceMarkup } from '../choice/choice-markup.ts'
import type { PlayableGame } from '../playable-game.ts'
import { diceRange, paysDice, paysUnder, readTarget, rollDice } from './dice-rules.ts'
import { diceTexts } from './dice-texts.ts'

const file = (name: string) => new URL(name, import.meta.url)

const markup: PlayableGame['markup'] = (texts) =>
  choiceMarkup(
    texts,
    `<div class="roll">
    <output id="roll" data-testid="roll" aria-live="off">50.00</output>
    <div class="scale" aria-hidden="true"><i id="mark"></i></div>
    <p class="hash"><small>${texts.hash}</small><code id="next-hash"></code></p>
  </div>`,
    `<fieldset class="choices target" id="choices"><legend>${texts.choices}</legend>
    <label><span>${texts.under} <b id="target-text"></b></span><input type="range" id="target" min="${diceRange.min}" max="${diceRange.max}" value="50"></label>
    <dl><div><dt>${texts.chance}</dt><dd id="chance"></dd></div><div><dt>${texts.payout}</dt><dd id="payout"></dd></div></dl>
  </fieldset>`,
  )

const chances = Array.from({ length: diceRange.max - diceRange.min + 1 }, (_, index) => diceRange.min + index)

/** The hash game: a roll that anyone can compute again from its seed, and a chance that the player chooses. */
export const dice: PlayableGame = choiceGame({
  texts: diceTexts,
  markup,
  styles: [file('../choice/choice.css'), file('./dice.css')],
  modules: ['choice', 'dice'].map((name) => file(`../client/${name}.js`)),
  rules: { pays: Object.fromEntries(chances.map((chance) => [chance, paysUnder(chance)])) },
  isChoice: (choice) => readTarget(choice) !== undefined,
  outcomeOf: rollDice,
  paysHundredths: paysDice,
})
