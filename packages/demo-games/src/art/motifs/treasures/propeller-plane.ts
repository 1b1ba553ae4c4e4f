import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, steel } from '../../tones.ts'
import { risingCurve } from './rocket.ts'

/** A stunt plane climbing at the end of its curve. */
export function propellerPlane(canvas: Canvas): string {
  const { subject } = canvas
  const plane =
    path('M-84-6L-104-44L-84-46L-58-12Z', canvas.shade(subject), edge(subject.ink, 4)) +
    path('M-30-14L-8-52H14L10-14Z', canvas.shade(subject), edge(subject.ink, 4)) +
    path(
      'M-96-2C-60-22 0-30 52-26C70-24 80-14 80-2C80 10 68 20 50 20C0 22-62 16-96 8Z',
      canvas.shade(subject),
      edge(subject.ink, 4),
    ) +
    path('M-92 3C-40 14 20 14 78 2C76 12 66 20 50 20C0 22-62 16-92 7Z', '#fff', opacity(0.85)) +
    path('M6-26C12-44 34-44 42-26Z', canvas.fade(['#d9fbff', '#3a9cff'], true), edge(subject.ink, 3.5)) +
    path('M-34 6L-62 56Q-50 62-38 58L26 10Z', canvas.shade(subject), edge(subject.ink, 4)) +
    path('M-52 38L-60 54Q-50 60-40 56L-26 46Z', gold.bright) +
    path('M-90 2L-112 22H-92L-66 8Z', canvas.shade(subject), edge(subject.ink, 3.5)) +
    ellipse(84, -2, 9, 48, '#fff', opacity(0.35)) +
    line('M84-48V44', steel.pale, 5, opacity(0.8)) +
    path('M78-14Q98-10 98-2T78 10Z', canvas.metal(gold), edge(gold.ink, 3)) +
    line('M-60-8C-20-18 20-20 48-18', '#fff', 4, opacity(0.6)) +
    line('M34 20L40 34M40 34h2', subject.ink, 5) +
    circle(42, 38, 9, '#1b1524', edge(steel.bright, 3))
  return (
    circle(120, 80, 104, canvas.glow(canvas.accent.bright)) +
    risingCurve(canvas, 'M-60 190C30 186 60 164 76 118') +
    at(108, 84, plane, -22, 0.98)
  )
}
