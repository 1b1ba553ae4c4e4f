import type { Canvas } from '../canvas.ts'
import { gold, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path } from '../svg-shapes.ts'
import { coin } from './coins.ts'

const hide = tones(40, 0.11)

function oxHalf(canvas: Canvas): string {
  return (
    path('M72 66C40 70 14 52 16 8C28 34 50 44 84 44Z', canvas.metal(gold), edge(gold.ink, 4)) +
    path('M56 78C34 68 20 72 12 90C26 104 46 102 60 94Z', canvas.shade(hide), edge(hide.ink, 4)) +
    path('M48 84q-16-6-24 4 12 8 26 4Z', '#ffb3a0') +
    path('M100 38C70 40 52 58 52 86C52 110 66 122 66 144C68 164 82 174 100 174Z', canvas.shade(hide)) +
    line('M100 38C70 40 52 58 52 86C52 110 66 122 66 144C68 164 82 174 100 174', hide.ink, 4) +
    circle(76, 96, 13, '#fff', edge(hide.ink, 3.5)) +
    circle(79, 98, 8, hide.ink) +
    circle(76, 94, 3.2, '#fff') +
    line('M60 80q14-10 28 2', hide.ink, 5)
  )
}

/** A strong ox with golden horns and ring, a coin on its brow. */
export function ox(canvas: Canvas): string {
  return (
    circle(100, 98, 100, canvas.glow(canvas.accent.bright)) +
    canvas.mirror(oxHalf(canvas)) +
    path(
      'M74 42L86 66L94 50L100 72L106 50L114 66L126 42Q100 24 74 42Z',
      canvas.shade(scarlet),
      edge(scarlet.ink, 3.5),
    ) +
    at(100, 40, canvas.stamp(coin(canvas, true)), 0, 0.62) +
    ellipse(100, 144, 42, 27, canvas.ball(tones(50, 0.07)), edge(hide.ink, 4)) +
    ellipse(82, 138, 8, 6, hide.ink, opacity(0.85)) +
    ellipse(118, 138, 8, 6, hide.ink, opacity(0.85)) +
    line('M84 158Q100 166 116 158', hide.ink, 3.5) +
    line('M86 142A16 18 0 1 0 114 142', gold.ink, 10) +
    line('M86 142A16 18 0 1 0 114 142', gold.bright, 6)
  )
}

const fur = tones(320, 0.05)
const rose = tones(5, 0.16)

function rabbitHalf(canvas: Canvas): string {
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
    canvas.mirror(rabbitHalf(canvas)) +
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

const white = tones(80, 0.04)

function tigerHalf(canvas: Canvas, fur: ReturnType<typeof tones>): string {
  const { ink } = fur
  return (
    circle(52, 44, 23, canvas.shade(fur), edge(ink, 4)) +
    circle(53, 46, 12, '#ff9fae') +
    path(
      'M52 100L22 106L36 116L18 130L38 136L28 152L54 154L58 168L80 162Z',
      canvas.fade([white.base, white.pale]),
      edge(ink, 4),
    ) +
    path('M100 30C66 30 40 52 38 88C36 118 56 150 100 166Z', canvas.shade(fur)) +
    path('M100 30C66 30 40 52 38 88C36 118 56 150 100 166', 'none', edge(ink, 4)) +
    path('M64 78q14-20 30 0l-4 10h-24Z', white.pale) +
    path('M98 120C80 112 60 122 62 142C72 156 86 164 100 166Z', white.pale) +
    path(
      'M97 32l-9 3 2 22 10 12ZM84 36l-13 8q8 16 18 20ZM39 80q18-4 26 6-12 6-27 8ZM40 104q16-4 22 6-8 6-20 8Z',
      ink,
    ) +
    path('M62 94q16-14 32 6q-18 10-32-6Z', gold.bright, edge(ink, 4)) +
    circle(80, 96, 6, ink) +
    circle(78, 93.5, 2.2, '#fff') +
    circle(76, 138, 1.8, ink) +
    circle(70, 144, 1.8, ink) +
    circle(82, 145, 1.8, ink)
  )
}

/** A tiger's head, full face, one tooth showing. */
export function tiger(canvas: Canvas): string {
  const fur = canvas.random.next() < 0.93 ? tones(62, 0.19) : tones(250, 0.03)
  return (
    circle(100, 98, 100, canvas.glow(canvas.accent.bright)) +
    canvas.mirror(tigerHalf(canvas, fur)) +
    path('M84 112H116Q120 112 116 119L100 132L84 119Q80 112 84 112Z', '#f2617a', edge(fur.ink, 3)) +
    ellipse(94, 116, 5, 2, '#fff', opacity(0.7)) +
    path(
      'M78 140Q92 150 100 138Q108 150 122 140Q118 164 100 164Q82 164 78 140Z',
      '#7a1226',
      edge(fur.ink, 3),
    ) +
    path('M84 145l5 13 5-11ZM106 147l5 11 5-13Z', '#fff') +
    line('M100 131v8', fur.ink, 3) +
    line('M56 132L20 124M56 140L18 144M144 132l36-8M144 140l38 4', '#fff', 1.6, opacity(0.8))
  )
}
