import type { CategoryId } from '@marquee/contracts/categories'
import { createCanvas } from './canvas.ts'
import { chooseMotif, motifs } from './category-motifs.ts'
import { tones } from './colors.ts'
import { grounds } from './grounds.ts'
import { lettering, letteringWidth } from './lettering.ts'
import { formOf, type PictureSize, pictureFrame } from './picture-frame.ts'
import { seededRandom } from './seeded-random.ts'
import { sparkles } from './sparkles.ts'
import { at } from './svg-shapes.ts'

/** Where the subject of a banner is: beside its words, or alone in a square. */
const subjectPlaces = { tall: '4% 4% 92% 92%', square: '4% 4% 92% 92%', wide: '46% 3% 54% 94%' }

/**
 * A banner as an SVG: a scene with its subjects on the right and a plain left half, for its words or for text on top of
 * it. The same seed always gives the same picture.
 */
export function bannerArt(seed: string, category: CategoryId, size: PictureSize, words = ''): string {
  const form = formOf(size)
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
  const { ink } = canvas.ground
  const textBackdrop = `<rect width="100%" height="100%" fill="${canvas.fade([`${ink}/.92`, `${ink}/.8`, `${ink}/.25`, `${ink}/0`, `${ink}/0`])}"/>`
  return pictureFrame(size, canvas.definitions(), [
    { content: scene, viewBox: '0 0 1200 500', fit: 'xMaxYMid slice', place: '0 0 100% 100%' },
    form === 'wide' ? textBackdrop : '',
    {
      content: wordsInLines(words),
      viewBox: `0 0 ${wordsBox.width} ${wordsBox.height}`,
      fit: 'xMinYMid meet',
      place: '6% 10% 46% 80%',
    },
    { content: subject, viewBox: '-16 -6 288 208', fit: 'xMaxYMid meet', place: subjectPlaces[form] },
  ])
}

const wordsBox = { width: 420, height: 200 }
const lineLength = 10
const lineHeight = 62
const largest = 54
// The height of a capital.
const capital = 0.7

/** Words in lines of about the same length, in the middle of their box. */
function wordsInLines(words: string): string {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const face = 'wide'
  const widest = Math.max(...lines.map((line) => letteringWidth(line, face)))
  const size = Math.min(largest, wordsBox.width / Math.max(1, widest))
  const top = (wordsBox.height - (lines.length - 1) * lineHeight + capital * size) / 2
  return lines
    .map((line, place) =>
      lettering(line, { face, size, x: 0, y: top + place * lineHeight, anchor: 'start' }, ' fill="#fff"'),
    )
    .join('')
}
