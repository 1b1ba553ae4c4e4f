import type { Canvas } from '../canvas.ts'
import { gold, tones } from '../colors.ts'
import { circle, edge, line, opacity, path, polygon, rect, starPoints } from '../svg-shapes.ts'

const glyphs = [
  'M-8-8H8V8H-8Z',
  'M0-10L10 8H-10Z',
  'M-8 0H8M0-8V8',
  'M-8-8L8 8M8-8L-8 8',
  'M-9-5H9M-9 5H9',
  'M0-10L10 0L0 10L-10 0Z',
  'M-9 6Q0-16 9 6',
  'M-4-9V9M5-9V9M-9-4H9M-9 5H9',
]

/** A wall of cipher tiles, some alight, behind a great keyed lock of light. */
export function glyphGrid(canvas: Canvas): string {
  const { subject, accent, random } = canvas
  const tile = (lit: boolean) =>
    rect(
      -16,
      -16,
      32,
      32,
      7,
      lit ? canvas.shade(accent) : subject.deep,
      edge(lit ? accent.pale : subject.base, 2),
    )
  const glyph = (lit: boolean) => line(random.pick(glyphs), lit ? '#fff' : subject.bright, 3.4)
  const tiles = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [26 + (i % 5) * 37, 18 + Math.floor(i / 5) * 37]
    const lit = random.next() < 0.45
    return canvas.stamp(tile(lit), x, y) + canvas.stamp(glyph(lit), x, y)
  }).join('')
  return (
    circle(100, 95, 112, canvas.glow(accent.bright, 0.7)) +
    tiles +
    circle(100, 96, 84, canvas.glow(subject.ink)) +
    path('M100 24L160 58V132L100 168L40 132V58Z', canvas.shade(subject), edge(gold.bright, 6)) +
    path('M100 36L149 64V126L100 154L51 126V64Z', 'none', edge(accent.pale, 2.5)) +
    circle(100, 96, 46, canvas.glow(accent.pale)) +
    line('M86 62L80 130M118 62L112 130M66 84H138M62 110H134', subject.ink, 19) +
    line('M86 62L80 130M118 62L112 130M66 84H138M62 110H134', gold.bright, 12) +
    line('M85 62L79 128M117 62L111 128', '#fff', 3.5)
  )
}

type Color = Canvas['subject']

/** A block as a hexagonal cube of radius `r`, glowing from its edges. */
function block(canvas: Canvas, x: number, y: number, r: number, color: Color, mark: string): string {
  const [half, low] = [r * 0.87, r / 2]
  const face = (dx: number, dy: number) => `M${x} ${y}l${dx} ${dy}`
  return (
    circle(x, y, r * 1.5, canvas.glow(color.bright, 0.7)) +
    path(polygon(starPoints(x, y, 3, r, r)), canvas.shade(color), edge(color.ink, 4)) +
    path(`${face(-half, -low)}L${x} ${y - r}L${x + half} ${y - low}Z`, color.bright) +
    path(`${face(half, -low)}v${r}L${x} ${y + r}Z`, color.deep) +
    path(polygon(starPoints(x, y, 3, r, r)), 'none', edge(color.pale, 2)) +
    line(`M${x} ${y + r}V${y}l${-half} ${-low}M${x} ${y}l${half} ${-low}`, color.pale, 2) +
    mark
  )
}

/** A chain of glowing blocks, the newest bearing a hash sign. */
export function hashChain(canvas: Canvas): string {
  const { subject, accent } = canvas
  const third = tones(canvas.random.pick([160, 320, 60]), 0.19)
  const links = 'M38 56L100 100M164 48L100 100M30 152L100 100M172 154L100 100M38 56L30 152M164 48L172 154'
  const sign = `<g transform="matrix(.87 -.5 0 1 123 112)">${line('M-12-20V20M8-20V20M-22-8H18M-22 8H18', '#fff', 6)}</g>`
  return (
    circle(100, 96, 106, canvas.glow(accent.base, 0.7)) +
    line(links, accent.base, 10, opacity(0.35)) +
    line(links, accent.pale, 3, ' stroke-dasharray="2 8"') +
    block(canvas, 38, 56, 27, accent, '') +
    block(canvas, 164, 48, 30, third, '') +
    block(canvas, 30, 152, 24, third, '') +
    block(canvas, 172, 154, 26, accent, '') +
    block(canvas, 100, 100, 60, subject, sign)
  )
}
