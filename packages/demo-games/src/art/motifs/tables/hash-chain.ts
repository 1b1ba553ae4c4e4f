import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, opacity, path, polygon, starPoints } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'

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
