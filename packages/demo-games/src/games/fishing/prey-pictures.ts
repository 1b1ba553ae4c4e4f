import { type Canvas, createCanvas } from '../../art/canvas.ts'
import { dragon } from '../../art/motifs/creatures/dragon.ts'
import { goldenFish } from '../../art/motifs/creatures/golden-fish.ts'
import { octopus } from '../../art/motifs/creatures/octopus.ts'
import { shark } from '../../art/motifs/creatures/shark.ts'
import { treasureChest } from '../../art/motifs/treasures/treasure-chest.ts'
import { tones } from '../../art/tones.ts'
import { dataUri } from '../frame/page-parts.ts'
import type { Prey } from './fishing-rules.ts'

/** What draws each, and the hue of its parts that have no fixed color. */
const drawings: Record<Prey, readonly [draw: (canvas: Canvas) => string, hue: number]> = {
  minnow: [goldenFish, 60],
  reef: [goldenFish, 320],
  octopus: [octopus, 300],
  shark: [shark, 235],
  chest: [treasureChest, 75],
  dragon: [dragon, 150],
}

/** The style of each picture, by its name. */
export function preyPictures(): string {
  return Object.entries(drawings)
    .map(([name, [draw, hue]]) => {
      const paints = { subject: tones(hue, 0.2), accent: tones(hue + 40, 0.18), ground: tones(220, 0.12) }
      const canvas = createCanvas(name, paints, false)
      const content = draw(canvas)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -8 208 212" stroke-linejoin="round" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${content}</svg>`
      return `.p-${name}{background-image:${dataUri(svg)}}`
    })
    .join('\n')
}
