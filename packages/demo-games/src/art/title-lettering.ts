import type { Canvas } from './canvas.ts'
import { type FaceName, lettering, letteringWidth } from './lettering.ts'

const faces: readonly FaceName[] = ['condensed', 'serif', 'wide', 'round']

/** Every way to break a name into at most three lines. A long name without spaces is broken into equal pieces. */
function lineBreaks(name: string): string[][] {
  const words = name.split(/\s+/).filter(Boolean)
  const pieces = words.length === 1 && [...name].length > 12 ? (name.match(/.{1,8}/gsu) ?? [name]) : words
  const glue = words.length > 1 ? ' ' : ''
  const join = (from: number, to?: number) => pieces.slice(from, to).join(glue)
  const breaks = [[join(0)]]
  for (let first = 1; first < pieces.length; first++) {
    breaks.push([join(0, first), join(first)])
    for (let second = first + 1; second < pieces.length; second++)
      breaks.push([join(0, first), join(first, second), join(second)])
  }
  return breaks
}

interface Layout {
  lines: { text: string; size: number }[]
  height: number
}

const boxWidth = 284
const maxSize = 74
const maxSizeRatio = 1.55

/** Sizes lines to fill the width, up to a maximum, and with a limited ratio between the largest and smallest line. */
function layOut(lines: string[], face: FaceName): Layout {
  const sizes = lines.map((text) => Math.min(maxSize, boxWidth / Math.max(1, letteringWidth(text, face))))
  const smallest = Math.min(...sizes)
  const limited = sizes.map((size) => Math.min(size, smallest * maxSizeRatio))
  return {
    lines: lines.map((text, i) => ({ text, size: limited[i] ?? smallest })),
    height: limited.reduce((sum, size) => sum + size * 0.9, 0),
  }
}

/** A line that consists of a function word (`of`, `the`) only, which layouts avoid. */
const isOrphan = ({ text }: { text: string }) => /^(of|the|and|to|in|on|de|ng|at)$/i.test(text)

/** Among the layouts of at most `maxHeight`, the one whose smallest line is largest. */
function bestLayout(name: string, face: FaceName, maxHeight: number): Layout {
  const all = lineBreaks(name).map((lines) => layOut(lines, face))
  const score = ({ lines }: Layout) =>
    Math.min(...lines.map(({ size }) => size)) * (lines.some(isOrphan) ? 0.7 : 1)
  const fitting = all.filter(({ height }) => height <= maxHeight)
  return (fitting.length > 0 ? fitting : all).reduce((best, next) =>
    score(next) > score(best) * 1.12 ? next : best,
  )
}

/** The markup of a title, and its height in a box 300 wide. */
export interface Lettering {
  markup: string
  height: number
}

/**
 * A name as display lettering in a box 300 wide. It is drawn three times: as a soft shadow, an outline and the fill.
 */
export function titleLettering(canvas: Canvas, name: string): Lettering {
  const face = canvas.random.pick(faces)
  const shown = (face === 'serif' ? name : name.toUpperCase()).trim() || ' '
  const layout = bestLayout(shown, face, 150)
  let y = 4
  const lines = layout.lines.map(({ text, size }) => {
    y += size * 0.88
    return lettering(text, { face, size, x: 150, y })
  })
  const id = canvas.define(`<g id="?" stroke-linejoin="round">${lines.join('')}</g>`)
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
