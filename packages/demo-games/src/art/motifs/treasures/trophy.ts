import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path, polygon, rect, starPoints } from '../../svg-shapes.ts'
import { gold, jade } from '../../tones.ts'

/** A golden cup between two branches of laurel. */
export function trophy(canvas: Canvas): string {
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const angle = 200 + i * 22
    const rad = ((angle - 90) * Math.PI) / 180
    return `<g transform="translate(${Math.round(100 + Math.cos(rad) * 84)} ${Math.round(96 + Math.sin(rad) * 84)}) rotate(${angle - 60})">${path('M0 0Q12-12 28 0Q12 10 0 0Z', canvas.shade(jade), edge(jade.ink, 2))}</g>`
  }).join('')
  const cup = canvas.fade([gold.deep, gold.bright, gold.pale, gold.bright, gold.base, gold.deep])
  return (
    circle(100, 84, 106, canvas.glow(gold.bright)) +
    canvas.mirror(leaves) +
    canvas.mirror(
      line('M52 42C20 36 20 84 64 94', gold.ink, 15) + line('M52 42C20 36 20 84 64 94', gold.bright, 9),
    ) +
    path('M46 26H154C154 78 138 108 112 116V140H88V116C62 108 46 78 46 26Z', cup, edge(gold.ink, 4)) +
    ellipse(100, 26, 54, 10, gold.deep, edge(gold.pale, 3.5)) +
    ellipse(100, 126, 17, 6, gold.bright, edge(gold.ink, 2.5)) +
    path('M78 140H122L134 160H66Z', cup, edge(gold.ink, 4)) +
    rect(54, 160, 92, 26, 5, canvas.shade(canvas.subject), edge(canvas.subject.ink, 4)) +
    rect(76, 166, 48, 13, 3, gold.bright) +
    path(polygon(starPoints(100, 68, 5, 25, 11)), canvas.subject.base, edge(gold.pale, 3)) +
    path('M58 36C58 70 66 94 82 106C72 84 70 60 70 38Z', '#fff', opacity(0.6))
  )
}
