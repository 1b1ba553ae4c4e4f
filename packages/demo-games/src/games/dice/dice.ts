import { choiceGame, choiceMarkup } from '../choice/choice-game.ts'
import { fairNumbers } from '../fair.ts'
import type { PlayableGame } from '../playable-game.ts'
import { diceTexts } from './dice-texts.ts'

/** A roll has so many values, from 0.00 to 99.99, and the house keeps one percent of all bets. */
const values = 10_000
const returnHundredths = 99
const diceRange = { min: 1, max: 95 } as const

export interface Roll {
  /** In hundredths. */
  roll: number
}

/** The roll of a round. */
function rollDice(seed: string, roundId: string): Roll {
  return { roll: Math.floor(fairNumbers(seed, roundId)() * values) }
}

/** The chance that was chosen, in percent, of `under-50`; undefined for what is none. */
function readTarget(choice: string): number | undefined {
  const target = Number(/^under-(\d{1,2})$/.exec(choice)?.[1])
  return target >= diceRange.min && target <= diceRange.max ? target : undefined
}

/** What a roll below the target pays, in hundredths of the bet. */
const paysUnder = (target: number) => Math.floor((returnHundredths * 100) / target)

/** What a choice pays after a roll, in hundredths. */
function paysDice(choice: string, { roll }: Roll): number {
  const target = readTarget(choice)
  return target !== undefined && roll < target * 100 ? paysUnder(target) : 0
}

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
