import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { scarlet, tones } from '../../tones.ts'
import { coin } from '../treasures/coins.ts'

const fur = tones(320, 0.05)
const rose = tones(5, 0.16)

function half(canvas: Canvas): string {
  return (
    path('M94 70C60 52 40-2 58-10C82-10 100 30 104 66Z', canvas.shade(fur), edge(fur.ink, 4)) +
    path('M88 58C68 40 56 10 62 2C76 6 90 34 92 56Z', rose.bright) +
    path('M100 56C66 56 46 74 44 100C38 104 36 112 34 120L50 122C58 138 78 146 100 146Z', canvas.ball(fur)) +
    line('M100 56C66 56 46 74 44 100C38 104 36 112 34 120L50 122C58 138 78 146 100 146', fur.ink, 4) +
    ellipse(76, 98, 10, 13, fur.ink) +
    circle(72.5, 92, 4.4, '#fff') +
    circle(79, 104, 2, '#fff') +
    ellipse(62, 119, 11, 7, rose.bright, opacity(0.75)) +
    line('M66 78q8-7 16-3', fur.ink, 4)
  )
}

/** A white rabbit in a red scarf, holding a coin. */
export function rabbit(canvas: Canvas): string {
  return (
    circle(100, 95, 100, canvas.glow(canvas.accent.bright)) +
    path('M54 178C54 138 146 138 146 178Z', canvas.shade(fur), edge(fur.ink, 4)) +
    canvas.mirror(half(canvas)) +
    path('M94 112h12q3 0 1 4l-7 6-7-6q-2-4 1-4Z', rose.base, edge(fur.ink, 2)) +
    path('M95 126h10v10q-5 4-10 0Z', '#fff', edge(fur.ink, 2)) +
    line('M100 121v4M100 125q-10 8-18 1M100 125q10 8 18 1', fur.ink, 3) +
    path('M54 140Q100 162 146 140L150 156Q100 178 50 156Z', canvas.shade(scarlet), edge(scarlet.ink, 3.5)) +
    path('M128 154l24 28-20-2-6 12-14-34Z', canvas.shade(scarlet), edge(scarlet.ink, 3)) +
    at(92, 172, canvas.stamp(coin(canvas, true)), -8, 0.85) +
    ellipse(66, 174, 14, 11, fur.pale, edge(fur.ink, 3.5)) +
    ellipse(118, 174, 14, 11, fur.pale, edge(fur.ink, 3.5))
  )
}
