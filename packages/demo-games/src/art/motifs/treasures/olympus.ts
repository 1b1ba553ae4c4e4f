import type { Canvas } from '../../canvas.ts'
import { circle, edge, opacity, path, rect } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'

const marble = tones(270, 0.045)

const cloud = (x: number, y: number, fill: string) =>
  path(`M${x} ${y}c-16 0-20-18-6-22c-2-18 24-24 32-8c10-12 32-4 30 12c16 0 16 18 2 18Z`, fill)

function column(canvas: Canvas, x: number): string {
  return (
    rect(
      x - 12,
      74,
      24,
      80,
      2,
      canvas.fade([marble.base, marble.pale, marble.bright, marble.deep]),
      edge(marble.ink, 2.5),
    ) +
    path(`M${x - 5} 78v72M${x + 4} 78v72`, 'none', edge(marble.base, 2)) +
    rect(x - 16, 68, 32, 9, 3, marble.pale, edge(marble.ink, 2.5))
  )
}

/** A temple above the clouds and the thunderbolt before it. */
export function olympus(canvas: Canvas): string {
  const { accent } = canvas
  return (
    circle(100, 80, 100, canvas.glow(accent.pale)) +
    path('M100 12L184 62V70H16V62Z', canvas.fade([marble.pale, marble.base], true), edge(marble.ink, 3.5)) +
    path('M100 24L160 60H40Z', canvas.fade([accent.base, accent.deep], true), edge(gold.bright, 3)) +
    [36, 78, 122, 164].map((x) => column(canvas, x)).join('') +
    rect(12, 150, 176, 12, 2, marble.bright, edge(marble.ink, 3)) +
    rect(2, 160, 196, 12, 2, marble.base, edge(marble.ink, 3)) +
    cloud(-8, 178, '#fff') +
    cloud(136, 180, '#fff') +
    cloud(54, 188, marble.pale) +
    circle(100, 96, 74, canvas.glow(gold.bright, 0.8)) +
    path(
      'M118 8L56 104H92L72 188L150 80H110L138 8Z',
      canvas.fade(['#fff', gold.bright, gold.base], true),
      edge(gold.ink, 5),
    ) +
    path('M116 16L70 96H84Z', '#fff', opacity(0.8))
  )
}
