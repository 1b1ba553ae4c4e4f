import { createCanvas } from '../../art/canvas.ts'
import { tones } from '../../art/colors.ts'
import { gallopingHorse } from '../../art/motifs/horses.ts'
import { choiceButtons, choiceGame, choiceMarkup } from '../choice/choice-game.ts'
import { fairNumbers } from '../fair.ts'
import { dataUri } from '../frame/page-parts.ts'
import type { PlayableGame } from '../playable-game.ts'
import { raceTexts } from './race-texts.ts'

const returnHundredths = 94

/** The horses by their numbers, and the chance of each to win. */
const chances = [0.3, 0.22, 0.18, 0.14, 0.1, 0.06] as const

/** What a win of each horse pays, the bet included, in hundredths. */
const horses = chances.map((chance, index) => ({
  number: index + 1,
  chance,
  pays: Math.floor(returnHundredths / chance),
}))

export interface Race {
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

const file = (name: string) => new URL(name, import.meta.url)
const hues = [27, 250, 150, 85, 310, 200]

function horsePictures(): string {
  return horses
    .map(({ number }) => {
      const subject = tones(hues[number - 1] ?? 0, 0.2)
      const canvas = createCanvas(`horse-${number}`, { subject, accent: subject, ground: subject }, false)
      const content = gallopingHorse(canvas)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 200 160" stroke-linejoin="round" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${content}</svg>`
      return `.h-${number}{--coat:${subject.base};background-image:${dataUri(svg)}}.n-${number}{--coat:${subject.base}}`
    })
    .join('\n')
}

/** The virtual race: six horses, and a bet on the winner. */
export const race: PlayableGame = choiceGame({
  texts: raceTexts,
  markup: (texts) =>
    choiceMarkup(
      texts,
      `<div class="track" id="track" aria-hidden="true">${horses
        .map(
          ({ number }) =>
            `<div class="lane"><b class="n-${number}">${number}</b><i class="horse h-${number}"></i><em></em></div>`,
        )
        .join('')}</div>`,
      choiceButtons(
        texts.choices ?? '',
        horses.map(({ number, pays }) => ({
          value: String(number),
          name: `<i class="n-${number}">${number}</i>`,
          pays: `${(pays / 100).toFixed(2)}×`,
        })),
      ),
    ),
  styles: [file('../choice/choice.css'), file('./race.css')],
  modules: ['choice', 'race'].map((name) => file(`../client/${name}.js`)),
  pictures: horsePictures,
  rules: { horses },
  isChoice: isHorse,
  outcomeOf: runRace,
  paysHundredths: paysRace,
})
