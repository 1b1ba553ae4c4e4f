import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, line, path, rect } from '../../svg-shapes.ts'
import { gold, tones } from '../../tones.ts'
import { coin } from './coins.ts'
import { brilliant, emeraldCut } from './gems.ts'

const wood = tones(46, 0.12)

/** An open chest spilling coins and stones. */
export function treasureChest(canvas: Canvas): string {
  const heap = [
    [48, 84, 0.62],
    [80, 70, 0.7],
    [116, 72, 0.75],
    [150, 84, 0.62],
    [98, 54, 0.6],
  ]
    .map(([x = 0, y = 0, size = 1], i) => at(x, y, canvas.stamp(coin(canvas, i % 2 === 0)), x, size))
    .join('')
  return (
    circle(100, 70, 110, canvas.glow(gold.bright)) +
    path(
      'M24 70C20 20 60 6 100 6S180 20 176 70L164 86H36Z',
      canvas.fade([wood.deep, wood.ink], true),
      edge(wood.ink, 5),
    ) +
    path('M36 74C34 34 64 24 100 24S166 34 164 74Z', wood.ink) +
    line('M24 70C20 20 60 6 100 6S180 20 176 70', gold.base, 7) +
    circle(100, 74, 74, canvas.glow(gold.pale)) +
    heap +
    at(66, 52, brilliant(canvas.subject), -16, 0.42) +
    at(136, 54, emeraldCut(tones(150, 0.2)), 14, 0.44) +
    path('M20 92H180V160Q180 172 168 172H32Q20 172 20 160Z', canvas.shade(wood), edge(wood.ink, 5)) +
    line('M24 118H176M24 144H176', wood.ink, 2.5) +
    path('M20 88H180V102H20ZM34 88h16v84H34ZM150 88h16v84h-16Z', canvas.metal(gold), edge(gold.ink, 3)) +
    rect(82, 92, 36, 44, 8, canvas.metal(gold), edge(gold.ink, 3.5)) +
    circle(100, 110, 6, wood.ink) +
    path('M97 112h6l3 14H94Z', wood.ink) +
    at(26, 176, canvas.stamp(coin(canvas, true)), 0, 0.5) +
    at(178, 178, canvas.stamp(coin(canvas, false)), 0, 0.55)
  )
}
