import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, opacity, path } from '../../svg-shapes.ts'
import { gold, scarlet, steel } from '../../tones.ts'

/** The rising curve of a crash game with the glow beneath it. */
export function risingCurve(canvas: Canvas, d: string): string {
  return (
    line(d, canvas.fade([`${canvas.accent.base}/0`, canvas.accent.base]), 13, opacity(0.6)) +
    line(d, canvas.fade([`${canvas.accent.pale}/0`, canvas.accent.pale]), 5)
  )
}

/** A rocket leaving its curve behind. */
export function rocket(canvas: Canvas): string {
  const { subject } = canvas
  const half = path('M80 98L48 132L50 164L84 142Z', canvas.shade(subject), edge(subject.ink, 4))
  const body =
    path(
      'M84 146Q74 184 100 216Q126 184 116 146Z',
      canvas.fade([gold.bright, scarlet.bright, `${scarlet.base}/0`], true),
    ) +
    path('M90 146Q86 168 100 190Q114 168 110 146Z', '#fff8d8') +
    canvas.mirror(half) +
    path(
      'M100 4C130 36 136 92 120 146H80C64 92 70 36 100 4Z',
      canvas.fade([steel.base, '#fff', steel.pale, steel.bright, steel.deep]),
      edge(steel.ink, 4),
    ) +
    path('M100 4C114 18 122 38 126 58H74C78 38 86 18 100 4Z', canvas.shade(subject), edge(subject.ink, 4)) +
    circle(100, 84, 17, canvas.metal(gold), edge(gold.ink, 3)) +
    circle(100, 84, 11, canvas.fade(['#c8f4ff', '#2f8dff', '#101f66'], true)) +
    path('M93 82q2-6 8-7', 'none', edge('#fff', 3)) +
    path('M94 116H106L104 158L100 166L96 158Z', canvas.shade(subject), edge(subject.ink, 3)) +
    line('M80 128H120', steel.ink, 2.5)
  return (
    circle(120, 76, 104, canvas.glow(canvas.accent.bright)) +
    risingCurve(canvas, 'M-60 186C20 184 70 160 98 116') +
    at(118, 86, `<g transform="translate(-100 -100)">${body}</g>`, 38, 0.92)
  )
}
