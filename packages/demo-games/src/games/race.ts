import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { choiceButtons, pastList, playMarkup } from './page-parts.ts'

const returnHundredths = 94

/** The horses by their numbers, and the chance of each to win. */
const chances = [0.3, 0.22, 0.18, 0.14, 0.1, 0.06] as const

/** What a win of each horse pays, the bet included, in hundredths. */
const horses = chances.map((chance, index) => ({
  number: index + 1,
  chance,
  pays: Math.floor(returnHundredths / chance),
}))

interface Race {
  /** The horses' numbers, the winner first. */
  order: readonly number[]
}

/** Runs a race: each place goes to one of the horses left, by their chances. */
function runRace(seed: string, roundId: string): Race {
  const next = fairNumbers(seed, roundId)
  const order: number[] = []
  let left = [...horses]
  while (left.length > 0) {
    const placed = placeOne(left, next())
    order.push(placed.number)
    left = left.filter((horse) => horse !== placed)
  }
  return { order }
}

type Horse = (typeof horses)[number]

function placeOne(left: readonly Horse[], share: number): Horse {
  let point = share * left.reduce((sum, { chance }) => sum + chance, 0)
  for (const horse of left) {
    point -= horse.chance
    if (point < 0) return horse
  }
  // The last share of all may round to the end.
  return left.at(-1) as Horse
}

const isHorse = (choice: string) => horses.some(({ number }) => String(number) === choice)

/** What a choice pays, in hundredths of the bet. */
const paysRace = (choice: string, { order }: Race) =>
  choice === String(order[0]) ? (horses.find(({ number }) => number === order[0])?.pays ?? 0) : 0

/** The virtual race: six horses, and a bet on the winner. */
export const race = choiceGame({
  texts: ['race'],
  hue: 145,
  markup: (texts) =>
    playMarkup(
      texts,
      `${pastList(texts)}<div class="track" id="track" aria-hidden="true"></div>`,
      choiceButtons(
        texts,
        horses.map(({ number, pays }) => ({
          value: String(number),
          name: String(number),
          pays: `${(pays / 100).toFixed(2)}×`,
        })),
      ),
    ),
  rules: { horses },
  isChoice: isHorse,
  outcomeOf: runRace,
  paysHundredths: paysRace,
})
