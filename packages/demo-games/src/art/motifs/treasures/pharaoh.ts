import type { Canvas } from '../../canvas.ts'
import { circle, edge, line, opacity, path } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'

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
