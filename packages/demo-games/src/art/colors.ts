import { toHex } from '@marquee/contracts/palette/oklch'

/** Five shades of a color from shadow to highlight, as `#rrggbb`. */
export interface Tones {
  ink: string
  deep: string
  base: string
  bright: string
  pale: string
}

/** The hue rotated towards another by at most `maxDegrees`, in the shorter direction. */
function turn(hue: number, towards: number, maxDegrees: number): number {
  const difference = ((towards - hue + 540) % 360) - 180
  return hue + Math.sign(difference) * Math.min(Math.abs(difference), maxDegrees)
}

/** How much lighter a color must be to look clean: dark yellow looks olive, and dark near-greys look dirty. */
function lift(hue: number, chroma: number): number {
  const yellowness = Math.max(0, Math.cos(((hue - 88) * Math.PI) / 180)) ** 3
  return 0.13 * yellowness + Math.max(0, 0.09 - chroma) * 1.9
}

/** Moves a hue between yellow and green, which looks muddy, to the nearer of the two. */
function cleanHue(requested: number): number {
  const hue = ((requested % 360) + 360) % 360
  if (hue < 98 || hue > 138) return hue
  return hue < 115 ? 90 : 144
}

/**
 * Five shades of a hue (OKLCH degrees). Shadows are rotated towards violet and highlights towards yellow, as in warm
 * light; changing the lightness alone looks like plastic.
 */
export function tones(requestedHue: number, chroma = 0.2): Tones {
  const hue = cleanHue(requestedHue)
  const lighter = lift(hue, chroma)
  return {
    ink: toHex({ l: 0.2, c: chroma * 0.5, h: turn(hue, 285, 26) }),
    deep: toHex({ l: 0.42 + lighter, c: chroma * 0.9, h: turn(hue, 285, 18) }),
    base: toHex({ l: 0.63 + lighter, c: chroma, h: hue }),
    bright: toHex({ l: 0.8 + lighter * 0.6, c: chroma * 0.85, h: turn(hue, 95, 14) }),
    pale: toHex({ l: 0.95, c: chroma * 0.32, h: turn(hue, 95, 20) }),
  }
}

export const gold = tones(78, 0.17)
export const scarlet = tones(27, 0.23)
export const jade = tones(150, 0.18)
export const steel = tones(260, 0.035)
export const ivory = tones(85, 0.03)
