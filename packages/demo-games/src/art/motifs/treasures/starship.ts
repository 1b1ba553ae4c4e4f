import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { gold, steel } from '../../tones.ts'

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
