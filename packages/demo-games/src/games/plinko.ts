import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { choiceButtons, pastList, playMarkup } from './page-parts.ts'

/** The rows of pegs. At each the ball falls left or right with the same chance. */
const rows = 8

/** What the cups pay for each risk, in hundredths of the bet, from the middle outward. Each risk pays back 99%. */
const paysFromMiddle = {
  low: [50, 100, 110, 210, 560],
  medium: [40, 70, 130, 300, 1_300],
  high: [20, 30, 150, 400, 2_900],
} as const

type Risk = keyof typeof paysFromMiddle
const risks = Object.keys(paysFromMiddle) as Risk[]
const isRisk = (choice: string): choice is Risk => Object.hasOwn(paysFromMiddle, choice)

/** What a cup pays, from the left. */
const paysOf = (risk: Risk, cup: number) => paysFromMiddle[risk][Math.abs(cup - rows / 2)] ?? 0

/** The cups' chances, from the left: the binomial coefficients of the rows. */
const chances = Array.from({ length: rows + 1 }, (_, cup) => {
  let ways = 1
  for (let index = 1; index <= cup; index++) ways = (ways * (rows - cup + index)) / index
  return ways / 2 ** rows
})

const cupsOf = (risk: Risk) => chances.map((_, cup) => paysOf(risk, cup))

interface Drop {
  /** Whether the ball went right, row by row. */
  path: readonly boolean[]
  /** The cup it fell into, from the left. */
  cup: number
}

/** The way of a round's ball. */
function dropBall(seed: string, roundId: string): Drop {
  const next = fairNumbers(seed, roundId)
  const path = Array.from({ length: rows }, () => next() >= 0.5)
  return { path, cup: path.filter(Boolean).length }
}

const mostOf = (risk: Risk) => `${(paysFromMiddle[risk].at(-1) ?? 0) / 100}×`

/** Plinko: a ball falls through pegs into a cup, and the player chooses how far apart the cups' prizes are. */
export const plinko = choiceGame({
  texts: ['plinko'],
  hue: 285,
  markup: (texts) =>
    playMarkup(
      texts,
      `${pastList(texts)}<div class="stage"><svg id="pegs" viewBox="-3 0 206 186" aria-hidden="true"></svg></div>`,
      choiceButtons(
        texts,
        risks.map((risk) => ({ value: risk, name: texts[risk] ?? '', pays: mostOf(risk) })),
      ),
    ),
  rules: { rows, chances, cups: Object.fromEntries(risks.map((risk) => [risk, cupsOf(risk)])) },
  isChoice: isRisk,
  outcomeOf: dropBall,
  paysHundredths: (choice, { cup }) => (isRisk(choice) ? paysOf(choice, cup) : 0),
})
