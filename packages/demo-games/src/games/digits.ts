import { combinations, drawGame } from './draw-game.ts'

const digitCount = 3
const values = 10

/** The chance that so many digits of a ticket are right and in place. */
const chanceOf = (hits: number) =>
  (combinations(digitCount, hits) * (values - 1) ** (digitCount - hits)) / values ** digitCount

const isDigit = (number: number) => number >= 0 && number < values
const places = ['first', 'second', 'third'] as const
const options = Array.from({ length: values }, (_, digit) => `<option>${digit}</option>`).join('')

/** The 3D draw: a ticket has three digits in their order, and three are drawn. */
export const digits = drawGame({
  texts: ['digits'],
  picker: (texts) =>
    `<div class="digits" id="digits">${places.map((place) => `<select aria-label="${texts[place]}">${options}</select>`).join('')}</div>`,
  rules: {},
  drawn: (next) => Array.from({ length: digitCount }, () => Math.floor(next() * values)),
  isTicket: (ticket) => ticket.length === digitCount && ticket.every(isDigit),
  hitsOf: (ticket, drawn) => ticket.filter((digit, place) => digit === drawn[place]).length,
  prizes: [
    { hits: 2, hundredths: 1_200, chance: chanceOf(2) },
    { hits: 3, hundredths: 60_000, chance: chanceOf(3) },
  ],
})
