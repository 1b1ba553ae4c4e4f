import type { Canvas } from '../canvas.ts'
import { gold, scarlet, steel } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'

/** The rising curve of a crash game with the glow beneath it. */
function risingCurve(canvas: Canvas, d: string): string {
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

/** A fighter ship climbing between planets, guns alight. */
export function starship(canvas: Canvas): string {
  const { subject, accent } = canvas
  const half =
    path('M84 92L14 138L6 176L30 160L76 152Z', canvas.shade(subject), edge(subject.ink, 4)) +
    path('M14 138L6 176L20 166L24 132Z', accent.base) +
    line('M30 132V92', steel.ink, 9) +
    line('M30 132V92', steel.bright, 5) +
    line('M30 84V34', accent.pale, 4, opacity(0.9)) +
    circle(30, 88, 8, canvas.glow('#ffffff')) +
    path('M76 156L72 184L84 172L90 196L98 158Z', canvas.fade([gold.pale, accent.bright, accent.base], true))
  const hull = 'M100 10C118 44 126 90 124 158H76C74 90 82 44 100 10Z'
  const planet =
    circle(0, 0, 24, canvas.ball(accent)) +
    ellipse(0, 0, 40, 9, 'none', `${edge(gold.bright, 4)} transform="rotate(-18)"`) +
    path('M-24-2A24 24 0 0 1 20-13Q-4-4-24-2Z', accent.pale, opacity(0.4))
  return (
    circle(100, 120, 100, canvas.glow(accent.bright)) +
    at(162, 36, planet) +
    circle(30, 26, 12, canvas.ball(subject)) +
    `<g transform="rotate(9 100 100)">${canvas.mirror(half)}${path(hull, canvas.fade([steel.deep, steel.pale, steel.bright, steel.deep]), edge(steel.ink, 4))}${path('M100 10C110 30 116 48 118 66H82C84 48 90 30 100 10Z', canvas.shade(subject), edge(subject.ink, 3))}${path('M88 84Q100 72 112 84L110 118Q100 126 90 118Z', canvas.fade(['#d9fbff', '#3aa6ff', '#10206b'], true), edge(steel.ink, 3))}${path('M92 86Q98 80 104 82L98 108Z', '#fff', opacity(0.7))}${line('M80 134H120', accent.base, 5)}</g>`
  )
}
