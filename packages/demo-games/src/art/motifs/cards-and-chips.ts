import type { Canvas } from '../canvas.ts'
import { gold, jade, scarlet, type Tones, tones } from '../colors.ts'
import { lettering } from '../lettering.ts'
import { at, circle, edge, ellipse, line, path, rect } from '../svg-shapes.ts'

const suits = {
  spade: 'M0-22C10-8 24-2 22 10C20 20 8 20 3 12Q4 20 9 24H-9Q-4 20-3 12C-8 20-20 20-22 10C-24-2-10-8 0-22Z',
  heart: 'M0 22C-34-2-26-24-11-22Q-3-20 0-12Q3-20 11-22C26-24 34-2 0 22Z',
  diamond: 'M0-25L18 0L0 25L-18 0Z',
  club: 'M0-22a10 10 0 0 1 8 16a10 10 0 1 1-5 17Q4 20 9 24H-9Q-4 20-3 11a10 10 0 1 1-5-17A10 10 0 0 1 0-22Z',
}

/** A playing card, 84 x 120, its middle at the origin. */
export function playingCard(canvas: Canvas, suit: keyof typeof suits, rank: string): string {
  const color = suit === 'heart' || suit === 'diamond' ? scarlet.base : '#1d1830'
  const pip = canvas.stamp(path(suits[suit], color))
  const corner = at(-28, canvas.lettering ? -24 : -42, pip, 0, 0.42)
  const letter = canvas.lettering
    ? lettering(rank, { face: 'serif', size: 24, x: -28, y: -36 }, ` fill="${color}"`)
    : ''
  return (
    rect(-42, -60, 84, 120, 9, canvas.fade(['#fff', '#fff', '#d9d5e6']), edge('#231c33', 2.5)) +
    rect(-37, -55, 74, 110, 6, 'none', edge(gold.bright, 1.2)) +
    letter +
    corner +
    at(28, 42, pip, 180, 0.42) +
    at(0, 4, pip, 0, 1.15)
  )
}

/** A chip seen from above, radius 30. */
export function chip(canvas: Canvas, color: Tones): string {
  return (
    circle(0, 0, 30, canvas.ball(color), edge(color.ink, 2.5)) +
    circle(0, 0, 25.5, 'none', ' stroke="#fff" stroke-width="7" stroke-dasharray="11.5 15.2"') +
    circle(0, 0, 19, canvas.shade(color), edge('#fff', 1.6)) +
    path('M0-11L3-4L11-3L5 3L6 11L0 7L-6 11L-5 3L-11-3L-3-4Z', '#fff')
  )
}

/** A column of chips lying flat, its top at the origin. */
function chipStack(canvas: Canvas, colors: readonly Tones[]): string {
  const layer = (color: Tones) =>
    path(
      'M-32 0v9a32 12 0 0 0 64 0v-9Z',
      canvas.fade([color.deep, color.bright, color.base, color.deep]),
      edge(color.ink, 2),
    ) +
    line('M-20 11v7M0 14v7M20 11v7', '#fff', 6) +
    ellipse(0, 0, 32, 12, color.base, edge(color.ink, 2))
  const layers = colors.map((color, i) => canvas.stamp(layer(color), 0, (colors.length - 1 - i) * 11))
  return (
    layers.join('') +
    ellipse(0, 0, 25, 8.5, 'none', ' stroke="#fff" stroke-width="4" stroke-dasharray="8 8"') +
    ellipse(0, 0, 15, 5, '#fff', ' opacity=".85"')
  )
}

/** Two cards over piles of chips. */
export function cardsAndChips(canvas: Canvas): string {
  const { random, accent, subject } = canvas
  const blue = tones(255, 0.2)
  const [first, second] = random.pick([
    ['heart', 'spade'],
    ['diamond', 'club'],
    ['spade', 'heart'],
  ] as const)
  return (
    circle(100, 90, 106, canvas.glow(accent.bright)) +
    at(72, 76, playingCard(canvas, first, 'K'), -16, 1.12) +
    at(126, 78, playingCard(canvas, second, 'A'), 12, 1.12) +
    at(34, 128, chipStack(canvas, [scarlet, subject, scarlet, subject]), 0, 0.92) +
    at(166, 118, chipStack(canvas, [blue, blue, jade, blue, jade]), 0, 0.92) +
    at(98, 156, canvas.stamp(chip(canvas, scarlet)), -14, 1.05) +
    at(138, 172, canvas.stamp(chip(canvas, blue)), 20, 0.66) +
    at(60, 178, canvas.stamp(chip(canvas, jade)), 0, 0.6)
  )
}

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
