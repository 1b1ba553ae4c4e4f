import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { pastList, playMarkup } from './page-parts.ts'

/** A roll has so many values, from 0.00 to 99.99, and the house keeps one percent of all bets. */
const values = 10_000
const returnHundredths = 99
const diceRange = { min: 1, max: 95 } as const

interface Roll {
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

const chances = Array.from({ length: diceRange.max - diceRange.min + 1 }, (_, index) => diceRange.min + index)

/** The hash game: a roll that anyone can compute again from its seed, and a chance that the player chooses. */
export const dice = choiceGame({
  texts: ['dice'],
  hue: 275,
  markup: (texts) =>
    playMarkup(
      texts,
      `${pastList(texts)}<div class="panel roll">
    <output id="roll" data-testid="roll" aria-live="off">50.00</output>
    <div class="scale" aria-hidden="true"><i id="mark"></i></div>
    <p><small>${texts.hash}</small><code id="next-hash"></code></p>
  </div>`,
      `<fieldset class="choices target" id="choices"><legend>${texts.choices}</legend>
    <label>${texts.under} <b id="target-text"></b><input type="range" id="target" min="${diceRange.min}" max="${diceRange.max}" value="50"></label>
    <dl class="sums"><div><dt>${texts.chance}</dt><dd id="chance"></dd></div><div><dt>${texts.pays}</dt><dd id="payout"></dd></div></dl>
  </fieldset>`,
    ),
  rules: { pays: Object.fromEntries(chances.map((chance) => [chance, paysUnder(chance)])) },
  isChoice: (choice) => readTarget(choice) !== undefined,
  outcomeOf: rollDice,
  paysHundredths: paysDice,
})
