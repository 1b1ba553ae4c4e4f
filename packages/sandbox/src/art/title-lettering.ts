import type { Canvas } from './canvas.ts'
import { escapeXml } from './escape-xml.ts'
import { short } from './svg-shapes.ts'
import { textWidth } from './text-width.ts'

interface Face {
  family: string
  weight: number
  /** Mean width of a capital, in em; only a guess is needed, since `textLength` has the last word. */
  width: number
  capitals: boolean
}

const faces: readonly Face[] = [
  {
    family: "Impact,'Arial Narrow','Liberation Sans Narrow',sans-serif",
    weight: 700,
    width: 0.56,
    capitals: true,
  },
  { family: "Georgia,'Noto Serif','DejaVu Serif',serif", weight: 900, width: 0.74, capitals: false },
  { family: "'Arial Black',Roboto,'Liberation Sans',sans-serif", weight: 900, width: 0.72, capitals: true },
  {
    family: "'Palatino Linotype',Palatino,'Liberation Serif',serif",
    weight: 700,
    width: 0.7,
    capitals: true,
  },
]

const lineWidth = (text: string, face: Face) => textWidth(text, face.width)

/** Every way of setting the words on at most three lines; without spaces a long name is broken anywhere. */
function settings(name: string): string[][] {
  const words = name.split(/\s+/).filter(Boolean)
  const pieces = words.length === 1 && [...name].length > 12 ? (name.match(/.{1,8}/gsu) ?? [name]) : words
  const glue = words.length > 1 ? ' ' : ''
  const join = (from: number, to?: number) => pieces.slice(from, to).join(glue)
  const ways = [[join(0)]]
  for (let first = 1; first < pieces.length; first++) {
    ways.push([join(0, first), join(first)])
    for (let second = first + 1; second < pieces.length; second++)
      ways.push([join(0, first), join(first, second), join(second)])
  }
  return ways
}

interface Setting {
  lines: { text: string; size: number }[]
  height: number
}

const boxWidth = 284
const tallest = 74

/** A line fills the width unless that would make it a giant; one giant word over small ones is what titles do. */
function sized(lines: string[], face: Face): Setting {
  const sizes = lines.map((text) => Math.min(tallest, boxWidth / Math.max(1, lineWidth(text, face))))
  const least = Math.min(...sizes)
  const held = sizes.map((size) => Math.min(size, least * 1.55))
  return {
    lines: lines.map((text, i) => ({ text, size: held[i] ?? least })),
    height: held.reduce((sum, size) => sum + size * 0.9, 0),
  }
}

/** A little word (`of`, `the`) alone on a line looks lost; figures and single letters such as `X` do not. */
const isOrphan = ({ text }: { text: string }) => /^(of|the|and|to|in|on|de|ng|at)$/i.test(text)

/** The setting whose smallest line is largest, among those that stay inside `most` of height. */
function bestSetting(name: string, face: Face, most: number): Setting {
  const all = settings(name).map((lines) => sized(lines, face))
  const smallest = ({ lines }: Setting) =>
    Math.min(...lines.map(({ size }) => size)) * (lines.some(isOrphan) ? 0.7 : 1)
  const fitting = all.filter(({ height }) => height <= most)
  return (fitting.length > 0 ? fitting : all).reduce((best, next) =>
    smallest(next) > smallest(best) * 1.12 ? next : best,
  )
}

/** A lettered title and the height it takes in a box 300 wide. */
export interface Lettering {
  markup: string
  height: number
}

/**
 * The name as display lettering in a box 300 wide, each line with its own `textLength` so that it is never cut
 * whatever font the device has. Name, extrusion, outline and fill are one text drawn three times.
 */
export function titleLettering(canvas: Canvas, name: string): Lettering {
  const face = canvas.random.pick(faces)
  const shown = (face.capitals ? name.toUpperCase() : name).trim() || ' '
  const setting = bestSetting(shown, face, 150)
  let y = 4
  const lines = setting.lines.map(({ text, size }) => {
    y += size * 0.88
    const width = lineWidth(text, face) * size
    return `<text x="150" y="${short(y)}" font-size="${short(size)}" textLength="${short(Math.min(width, boxWidth))}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
  })
  const id = canvas.define(
    `<g id="?" font-family="${face.family}" font-weight="${face.weight}" text-anchor="middle" stroke-linejoin="round">${lines.join('')}</g>`,
  )
  const [fill, ink] = titlePaint(canvas)
  const layer = (dy: number, paint: string) => `<use href="#${id}"${dy ? ` y="${dy}"` : ''} ${paint}/>`
  return {
    markup:
      layer(4, `fill="${ink}" stroke="${ink}" stroke-width="11" opacity=".55"`) +
      layer(2, `fill="${ink}" stroke="${ink}" stroke-width="8"`) +
      layer(0, `fill="${fill}" stroke="${ink}" stroke-width="4" paint-order="stroke"`),
    height: Math.ceil(y + 14),
  }
}

function titlePaint(canvas: Canvas): [string, string] {
  const { accent, subject, ground } = canvas
  const light = canvas.random.pick([accent, subject, accent])
  return [canvas.fade(['#ffffff', light.pale, light.bright, light.base], true), ground.ink]
}
