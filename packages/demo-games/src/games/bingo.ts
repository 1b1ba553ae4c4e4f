import { combinations, drawGame } from './draw-game.ts'
import { shuffled } from './fair.ts'

/** The balls, how many of them are called, and how many belong to each letter of BINGO. */
const bingoRules = { balls: 75, called: 35, perColumn: 15 }
const { balls, called, perColumn } = bingoRules
const side = 5
const all = Array.from({ length: balls }, (_, index) => index + 1)
const sides = Array.from({ length: side }, (_, index) => index)

/** The free square in the middle of a card, whose squares count from the top of the first column. */
const free = 12
const squareOf = (column: number, row: number) => column * side + row

/** The squares of every line that pays: columns, rows and the two diagonals. The free square needs no ball. */
const lines: readonly (readonly number[])[] = [
  ...sides.map((column) => sides.map((row) => squareOf(column, row))),
  ...sides.map((row) => sides.map((column) => squareOf(column, row))),
  sides.map((column) => squareOf(column, column)),
  sides.map((column) => squareOf(column, side - 1 - column)),
].map((squares) => squares.filter((square) => square !== free))

/** The numbers of a card by its squares; the ticket leaves out the free one. */
const squaresOf = (ticket: readonly number[]) => [...ticket.slice(0, free), 0, ...ticket.slice(free)]

function linesOf(ticket: readonly number[], drawn: readonly number[]): number {
  const squares = squaresOf(ticket)
  const isCalled = squares.map((number) => drawn.includes(number))
  return lines.filter((line) => line.every((square) => isCalled[square])).length
}

/** Whether the columns have numbers of their own letters, each once. */
function isCard(ticket: readonly number[]): boolean {
  if (ticket.length !== side * side - 1 || new Set(ticket).size !== ticket.length) return false
  return squaresOf(ticket).every((number, square) => {
    const column = Math.floor(square / side)
    return square === free || (number > column * perColumn && number <= (column + 1) * perColumn)
  })
}

/**
 * The chances of 0, 1, 2 … lines, exactly: for each set of lines the chance that all of them are full, from which
 * inclusion and exclusion leave the chance of just so many.
 */
function chancesOfLines(): number[] {
  const sums = Array.from({ length: lines.length + 1 }, () => 0)
  for (let set = 0; set < 2 ** lines.length; set++) {
    const chosen = lines.filter((_, index) => (set >> index) % 2 === 1)
    sums[chosen.length] = (sums[chosen.length] ?? 0) + chanceOfAll(new Set(chosen.flat()).size)
  }
  return sums.map((_, count) =>
    sums
      .slice(count)
      .reduce(
        (total, sum, more) => total + (more % 2 === 0 ? sum : -sum) * combinations(count + more, count),
        0,
      ),
  )
}

/** The chance that so many given numbers are all called. */
const chanceOfAll = (count: number) =>
  Array.from({ length: count }, (_, index) => (called - index) / (balls - index)).reduce(
    (product, chance) => product * chance,
    1,
  )

const chances = chancesOfLines()
const chanceOf = (count: number) => chances[count] ?? 0

/** 75-ball bingo: a card of 24 numbers around a free square, and lines that the first 35 balls fill. */
export const bingo = drawGame({
  texts: ['bingo'],
  picker: () => '<div class="bingo-card" id="card"></div>',
  rules: bingoRules,
  drawn: (next) => shuffled(all, next).slice(0, called),
  isTicket: isCard,
  hitsOf: linesOf,
  prizes: [
    { hits: 1, hundredths: 200, chance: chanceOf(1) },
    { hits: 2, hundredths: 700, chance: chanceOf(2) },
    { hits: 3, hundredths: 2_500, chance: chanceOf(3) },
    { hits: 4, hundredths: 10_000, chance: chances.slice(4).reduce((sum, chance) => sum + chance, 0) },
  ],
})
