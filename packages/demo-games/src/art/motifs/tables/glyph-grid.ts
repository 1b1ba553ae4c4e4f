import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, path, rect } from '../../svg-shapes.ts'
import { gold } from '../../tones.ts'

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
