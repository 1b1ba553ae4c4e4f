import type { Canvas } from '../../canvas.ts'
import { at, circle } from '../../svg-shapes.ts'
import { gold, jade, scarlet, tones } from '../../tones.ts'
import { chip, playingCard } from './cards-and-chips.ts'

/** Five cards of one suit fanned from ten to ace, chips before them. */
export function royalFlush(canvas: Canvas): string {
  const suit = canvas.random.pick(['spade', 'heart', 'diamond', 'club'] as const)
  const fan = ['10', 'J', 'Q', 'K', 'A']
    .map((rank, i) => at(100, 210, at(0, -118, playingCard(canvas, suit, rank)), (i - 2) * 19, 1.02))
    .join('')
  return (
    circle(100, 90, 106, canvas.glow(canvas.accent.bright)) +
    fan +
    at(52, 158, canvas.stamp(chip(canvas, scarlet)), -18, 0.95) +
    at(148, 158, chip(canvas, tones(255, 0.2)), 14, 0.95) +
    at(100, 166, canvas.stamp(chip(canvas, gold)), 0, 1.15) +
    at(182, 176, canvas.stamp(chip(canvas, jade)), 30, 0.5) +
    at(18, 178, canvas.stamp(chip(canvas, jade)), 10, 0.5)
  )
}
