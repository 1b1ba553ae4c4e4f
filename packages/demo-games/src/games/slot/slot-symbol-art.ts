import { type Canvas, createCanvas } from '../../art/canvas.ts'
import { gold, jade, scarlet, tones } from '../../art/colors.ts'
import { petal } from '../../art/motifs/clover.ts'
import { brilliant, crown } from '../../art/motifs/jewels.ts'
import { bell, seven } from '../../art/motifs/sevens.ts'
import { cherry, citrus, leaf } from '../../art/motifs/sweets-and-fruit.ts'
import { at, circle, edge, ellipse, line, path, polygon, starPoints } from '../../art/svg-shapes.ts'
import { type SlotSymbol, slotSymbols } from './slot-rules.ts'

const azure = tones(225, 0.17)
const violet = tones(305, 0.2)

function wild(canvas: Canvas): string {
  const letters = `<text x="100" y="128" text-anchor="middle" font-family="Impact,'Arial Black','Liberation Sans Narrow',sans-serif" font-weight="900" font-size="58" textLength="152" lengthAdjust="spacingAndGlyphs" fill="${canvas.fade(['#fff', gold.pale, gold.bright, gold.base], true)}" stroke="${scarlet.ink}" stroke-width="7" paint-order="stroke">WILD</text>`
  return (
    circle(100, 100, 98, canvas.glow(gold.bright)) +
    path(polygon(starPoints(100, 100, 5, 96, 50)), canvas.shade(violet), edge(gold.bright, 7)) +
    letters
  )
}

function plum(canvas: Canvas): string {
  return (
    path(
      'M100 50C136 34 176 62 172 108C168 154 132 182 100 182S32 154 28 108C24 62 64 34 100 50Z',
      canvas.ball(violet),
      edge(violet.ink, 5),
    ) +
    line('M100 52C84 84 84 130 98 168', violet.deep, 4) +
    ellipse(66, 84, 16, 11, '#fff', ' opacity=".75" transform="rotate(-40 66 84)"') +
    line('M100 50C98 34 104 22 112 14', jade.deep, 8) +
    at(106, 36, leaf(canvas), -10)
  )
}

function cherries(canvas: Canvas): string {
  return (
    line('M62 118C66 82 84 44 122 20C124 60 134 90 142 116', jade.deep, 8) +
    at(120, 26, leaf(canvas), 4) +
    at(64, 142, cherry(canvas, 0, 0), 0, 1.35) +
    at(142, 144, cherry(canvas, 0, 0), 0, 1.3)
  )
}

const drawings: Record<SlotSymbol, (canvas: Canvas) => string> = {
  wild,
  seven: (canvas) =>
    circle(100, 100, 90, canvas.glow(gold.bright, 0.5)) + at(98, 98, seven(canvas, scarlet), 0, 1.6),
  crown,
  gem: () => at(100, 98, brilliant(azure), 0, 1.6),
  bell: (canvas) => at(100, 104, bell(canvas), 0, 1.45),
  clover: (canvas) =>
    line('M104 110C108 140 104 164 92 188', jade.deep, 11) +
    at(
      100,
      98,
      [45, 135, 225, 315].map((turn) => at(0, 0, canvas.stamp(petal(canvas)), turn, 1.38)).join(''),
    ),
  plum,
  lemon: (canvas) => at(100, 104, citrus(canvas), -24, 1.5) + at(118, 42, leaf(canvas), -20),
  cherry: cherries,
}

/** An SVG for each symbol of the reels. */
export function slotSymbolArt(): Record<SlotSymbol, string> {
  const pictures = slotSymbols.map((symbol) => {
    const canvas = createCanvas(`symbol/${symbol}`, { subject: azure, accent: gold, ground: violet })
    const drawing = drawings[symbol](canvas)
    return [
      symbol,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 212 212" stroke-linejoin="round" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${drawing}</svg>`,
    ]
  })
  return Object.fromEntries(pictures)
}
