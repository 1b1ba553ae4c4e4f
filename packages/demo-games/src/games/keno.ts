import { combinations, drawGame } from './draw-game.ts'
import { shuffled } from './fair.ts'

/** The numbers 1 to `numbers`, of which a draw has `drawn` and a ticket `picked`. */
const kenoRules = { numbers: 24, drawn: 6, picked: 4 }
const { numbers, drawn, picked } = kenoRules
const all = Array.from({ length: numbers }, (_, index) => index + 1)

/** The chance that so many numbers of a ticket are drawn. */
const chanceOf = (hits: number) =>
  (combinations(drawn, hits) * combinations(numbers - drawn, picked - hits)) / combinations(numbers, picked)

/** Keno: a ticket has four of 24 numbers, and six are drawn. */
export const keno = drawGame({
  texts: ['keno'],
  picker: (texts) =>
    `<div class="numbers" id="numbers" role="group" aria-label="${texts.numbersToPick}"></div>`,
  rules: kenoRules,
  drawn: (next) => shuffled(all, next).slice(0, drawn),
  isTicket: (ticket) =>
    ticket.length === picked &&
    ticket.every((number, index) => number > (ticket[index - 1] ?? 0) && number <= numbers),
  hitsOf: (ticket, balls) => ticket.filter((number) => balls.includes(number)).length,
  prizes: [
    { hits: 2, hundredths: 160, chance: chanceOf(2) },
    { hits: 3, hundredths: 900, chance: chanceOf(3) },
    { hits: 4, hundredths: 20_000, chance: chanceOf(4) },
  ],
})
