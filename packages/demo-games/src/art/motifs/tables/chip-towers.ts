import type { Canvas } from '../../canvas.ts'
import { at, circle, ellipse } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'
import { chip, chipStack, playingCard } from './cards-and-chips.ts'

/** Towers of chips with the ace leaning against them. */
export function chipTowers(canvas: Canvas): string {
  const blue = tones(255, 0.2)
  const suit = canvas.random.pick(['spade', 'heart', 'club'] as const)
  const tower = (colors: readonly (typeof gold)[], count: number) =>
    chipStack(
      canvas,
      Array.from({ length: count }, (_, i) => colors[Math.floor(i / 2) % colors.length] ?? gold),
    )
  return (
    circle(100, 84, 106, canvas.glow(canvas.accent.bright)) +
    ellipse(100, 176, 98, 18, '#000', ' opacity=".35"') +
    at(66, 54, tower([scarlet, canvas.subject], 10)) +
    at(136, 40, tower([blue, gold], 11)) +
    at(32, 112, tower([jade, gold], 6), 0, 0.95) +
    at(172, 102, tower([scarlet, blue], 7), 0, 0.95) +
    at(98, 124, playingCard(canvas, suit, 'A'), -12, 0.98) +
    at(140, 164, canvas.stamp(chip(canvas, gold)), 12, 0.85) +
    at(62, 176, canvas.stamp(chip(canvas, scarlet)), -20, 0.6)
  )
}
