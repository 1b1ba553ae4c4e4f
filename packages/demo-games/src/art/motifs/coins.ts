import type { Canvas } from '../canvas.ts'
import { gold, scarlet, tones } from '../colors.ts'
import { at, circle, edge, ellipse, line, opacity, path, rect } from '../svg-shapes.ts'
import { brilliant, emeraldCut } from './jewels.ts'

/** A gold coin of radius 30 with a raised rim and, in the middle, the old square hole or a star. */
export function coin(canvas: Canvas, holed: boolean): string {
  const middle = holed
    ? rect(-8, -8, 16, 16, 2, gold.ink, edge(gold.deep, 3)) +
      line('M0-20v8M0 12v8M-20 0h8M12 0h8', gold.deep, 4)
    : path('M0-17L5-6L17-5L8 3L11 15L0 8L-11 15L-8 3L-17-5L-5-6Z', gold.pale, edge(gold.deep, 2))
  return (
    circle(0, 0, 30, canvas.ball(gold), edge(gold.ink, 2.5)) +
    circle(0, 0, 24, canvas.metal(gold), edge(gold.deep, 2)) +
    middle +
    line('M-26-8A27 27 0 0 1-6-26', '#fff', 3, opacity(0.8))
  )
}

/** A pile of coins lying flat, `count` high, its top at the origin. */
function stack(canvas: Canvas, count: number): string {
  const side = canvas.fade([gold.deep, gold.bright, gold.base, gold.deep])
  const rims = Array.from({ length: count }, (_, i) => {
    const y = (count - 1 - i) * 9
    return (
      path(`M-26 ${y}v8a26 9 0 0 0 52 0v-8Z`, side, edge(gold.ink, 1.6)) +
      ellipse(0, y, 26, 9, i === count - 1 ? gold.bright : gold.base, edge(gold.deep, 1.5))
    )
  })
  return rims.join('') + ellipse(0, 0, 17, 5.5, gold.base, edge(gold.deep, 1.5))
}

/** A boat-shaped ingot, about 120 wide. */
function ingot(canvas: Canvas): string {
  return (
    path(
      'M-60-22C-40-12-34-2 0-2S40-12 60-22C58 14 36 34 0 34S-58 14-60-22Z',
      canvas.shade(gold),
      edge(gold.ink, 3),
    ) +
    ellipse(0, -8, 30, 20, canvas.ball(gold), edge(gold.deep, 2)) +
    line('M-52-6C-46 12-30 24-8 27', '#fff', 4, opacity(0.7))
  )
}

/** Money: a great coin over an ingot between two piles, coins in the air. */
export function coins(canvas: Canvas): string {
  const holed = canvas.random.next() < 0.6
  const tassel = holed ? line('M100 22C92 10 96 2 100-4M100 30L90 8M100 30l10-22', scarlet.base, 5) : ''
  return (
    circle(100, 90, 96, canvas.glow(gold.bright)) +
    at(42, 112, stack(canvas, 6)) +
    at(160, 104, stack(canvas, 7)) +
    tassel +
    at(100, 78, canvas.stamp(coin(canvas, holed)), -8, 1.75) +
    at(98, 146, ingot(canvas), 0, 1.05) +
    at(34, 56, canvas.stamp(coin(canvas, holed)), -30, 0.5) +
    at(170, 48, canvas.stamp(coin(canvas, !holed)), 24, 0.6) +
    at(62, 24, canvas.stamp(coin(canvas, holed)), 40, 0.34)
  )
}

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
