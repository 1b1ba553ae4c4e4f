import type { Canvas } from '../canvas.ts'
import { gold, ivory, tones } from '../colors.ts'
import { circle, edge, ellipse, line, opacity, path, polygon, rect } from '../svg-shapes.ts'

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

const lapis = tones(262, 0.2)

function pyramids(): string {
  const one = (x: number, top: number, half: number) =>
    path(`M${x} ${top}L${x - half} 172H${x + half * 0.3}Z`, gold.bright, opacity(0.8)) +
    path(`M${x} ${top}L${x + half * 0.3} 172H${x + half}Z`, gold.deep, opacity(0.9))
  return one(22, 96, 62) + one(182, 84, 66)
}

/** The striped cloth: gold, with bands of lapis fanning out from the brow. */
function nemes(canvas: Canvas): string {
  const bands = 'M66 52L40 78M60 68L32 98M58 84L28 118M58 100L26 136M60 116L28 152M64 132L38 166M72 34L54 54'
  return (
    path(
      'M100 14C66 14 52 40 46 66C38 100 24 124 22 158L62 176C70 160 66 136 64 120L100 100Z',
      canvas.fade([gold.base, gold.bright, gold.deep], true),
      edge(gold.ink, 3.5),
    ) + line(bands, lapis.base, 8)
  )
}

function halfFace(): string {
  return (
    path('M94 90C84 80 72 80 62 90C72 98 86 98 94 90Z', '#fff8e6', edge(lapis.ink, 3)) +
    circle(79, 89, 5, lapis.ink) +
    line('M62 90C56 92 52 94 48 94', lapis.ink, 4) +
    line('M94 78C84 68 70 68 58 78', lapis.ink, 4.5)
  )
}

/** A pharaoh's golden mask before two pyramids. */
export function pharaoh(canvas: Canvas): string {
  const skin = canvas.fade([gold.bright, gold.pale, gold.bright, gold.base, gold.deep])
  return (
    circle(100, 84, 98, canvas.glow(gold.bright)) +
    circle(100, 70, 64, canvas.fade([gold.pale, canvas.accent.base], true), opacity(0.55)) +
    pyramids() +
    canvas.mirror(nemes(canvas)) +
    path('M58 62C70 46 130 46 142 62C146 106 132 142 100 154C68 142 54 106 58 62Z', skin, edge(gold.ink, 3)) +
    path('M54 66C64 34 136 34 146 66C130 52 70 52 54 66Z', canvas.metal(lapis), edge(gold.pale, 2.5)) +
    canvas.mirror(halfFace()) +
    line('M100 88C98 102 92 112 94 116Q100 120 106 116', gold.deep, 3) +
    path('M84 130Q92 125 100 128Q108 125 116 130Q100 142 84 130Z', gold.deep) +
    path('M92 152H108L105 184Q100 192 95 184Z', canvas.metal(lapis), edge(gold.ink, 3)) +
    path('M100 54C88 42 90 24 100 14C110 24 112 42 100 54Z', canvas.metal(gold), edge(gold.ink, 2.5)) +
    circle(100, 30, 5, canvas.accent.base, edge(gold.ink, 2))
  )
}

function half(canvas: Canvas, leather: ReturnType<typeof tones>): string {
  return (
    path('M100 168C76 150 40 148 8 156V62C40 52 76 56 100 74Z', canvas.shade(leather), edge(leather.ink, 4)) +
    path(
      'M100 156C78 140 46 138 18 144V60C46 50 78 54 100 70Z',
      canvas.fade([ivory.bright, ivory.pale, ivory.base]),
      edge(ivory.ink, 2.5),
    ) +
    line(
      'M30 76Q58 70 86 82M30 94Q58 88 86 100M30 112Q58 106 86 118M30 128Q54 122 76 130',
      gold.deep,
      4,
      opacity(0.55),
    ) +
    path('M8 62l16-4v18Z', gold.bright, edge(gold.ink, 2)) +
    path('M8 156l18-3-4-17Z', gold.bright, edge(gold.ink, 2))
  )
}

/** An open book of spells, light and a watching eye rising from its pages. */
export function ancientBook(canvas: Canvas): string {
  const { accent } = canvas
  const leather = tones(canvas.random.pick([20, 300, 170]), 0.12)
  return (
    circle(100, 84, 102, canvas.glow(accent.bright)) +
    path(
      polygon([
        [100, 92],
        [14, -10],
        [186, -10],
      ]),
      canvas.fade([`${accent.pale}/0`, `${accent.pale}/.65`], true),
    ) +
    canvas.mirror(half(canvas, leather)) +
    line('M100 72V160', leather.ink, 3) +
    path('M94 154h12v34l-6-7-6 7Z', accent.base, edge(leather.ink, 2)) +
    circle(100, 56, 58, canvas.glow('#ffffff', 0.8)) +
    path('M44 54Q100 4 156 54Q100 100 44 54Z', canvas.metal(gold), edge(gold.ink, 4)) +
    path('M58 54Q100 18 142 54Q100 86 58 54Z', '#fffdf2', edge(gold.ink, 2)) +
    circle(100, 53, 19, canvas.ball(canvas.subject), edge(canvas.subject.ink, 3)) +
    ellipse(100, 53, 5, 14, '#0b0614') +
    circle(94, 46, 4.5, '#fff')
  )
}
