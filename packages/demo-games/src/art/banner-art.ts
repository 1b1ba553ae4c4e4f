import type { CategoryId } from '@marquee/contracts/categories'
import { createCanvas } from './canvas.ts'
import { chooseMotif, motifs } from './category-motifs.ts'
import { tones } from './colors.ts'
import { grounds } from './grounds.ts'
import { pictureFrame } from './picture-frame.ts'
import { seededRandom } from './seeded-random.ts'
import { sparkles } from './sparkles.ts'
import { at } from './svg-shapes.ts'
import { escapeXml } from './svg-text.ts'

/**
 * A banner as an SVG: a wide scene with its subjects on the right and a plain left half, for its words or for text on top
 * of it. Fits any box from 16:9 to 4:1. The same seed always gives the same picture.
 */
export function bannerArt(seed: string, category: CategoryId, words = ''): string {
  const random = seededRandom(`banner/${seed}/${category}`)
  const motif = chooseMotif(category, seed, random)
  const hue = random.pick(motif.ground) + random.whole(-9, 9)
  const paints = {
    ground: tones(hue, 0.17),
    subject: tones(random.pick(motif.subject), 0.2),
    accent: tones(hue + random.pick([30, 60, 180, 210]), 0.18),
  }
  const canvas = createCanvas(`banner/${seed}`, paints, false)
  const companion = random.pick(motifs[category].filter((other) => other !== motif).concat(motif))
  const scene = grounds[random.pick(motif.grounds)](canvas, { w: 1200, h: 500, x: 880, y: 220 })
  const subject =
    at(142, 30, companion.draw(canvas), 8, 0.62) + at(-12, 0, motif.draw(canvas) + sparkles(canvas, 10), 0, 1)
  const { ink, deep } = canvas.ground
  const textBackdrop = `<rect width="100%" height="100%" fill="${canvas.fade([`${ink}/.92`, `${ink}/.8`, `${ink}/.25`, `${ink}/0`, `${ink}/0`])}"/>`
  return pictureFrame('', canvas.definitions(), deep, [
    { content: scene, viewBox: '0 0 1200 500', fit: 'xMaxYMid slice', place: '0 0 100% 100%' },
    textBackdrop,
    ...(words === ''
      ? []
      : [
          {
            content: lettering(words),
            viewBox: '0 0 420 200',
            fit: 'xMinYMid meet',
            place: '6% 10% 46% 80%',
          } as const,
        ]),
    { content: subject, viewBox: '-16 -6 288 208', fit: 'xMaxYMid meet', place: '46% 3% 54% 94%' },
  ])
}

const lineLength = 10

/** Words in lines of about the same length, in the middle of a box of 420 by 200. */
function lettering(words: string): string {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const top = 100 - (lines.length - 1) * 31
  const text = lines.map((line, place) => `<text x="0" y="${top + place * 62}">${escapeXml(line)}</text>`)
  return `<g fill="#fff" font-family="system-ui,sans-serif" font-weight="800" font-size="54" dominant-baseline="central">${text.join('')}</g>`
}
