import { oklchHex } from './oklch-hex.ts'

/** One material from its shadow to its highlight, as `#rrggbb`. */
export interface Tones {
  ink: string
  deep: string
  base: string
  bright: string
  pale: string
}

/** The hue turned towards another by at most `most` degrees, the short way round. */
function turn(hue: number, towards: number, most: number): number {
  const away = ((towards - hue + 540) % 360) - 180
  return hue + Math.sign(away) * Math.min(Math.abs(away), most)
}

/**
 * How much lighter a hue must be to look clean: yellow is only yellow when it is light (darker, it is olive),
 * and near-greys read as white or silver rather than as soot.
 */
function lift(hue: number, chroma: number): number {
  const yellowness = Math.max(0, Math.cos(((hue - 88) * Math.PI) / 180)) ** 3
  return 0.13 * yellowness + Math.max(0, 0.09 - chroma) * 1.9
}

/** Between yellow and green lies the colour of mud; such a hue is moved to the nearer of the two. */
function cleanHue(asked: number): number {
  const hue = ((asked % 360) + 360) % 360
  if (hue < 98 || hue > 138) return hue
  return hue < 115 ? 90 : 144
}

/**
 * Five tones of a hue (OKLCH degrees). Shadows turn towards violet and lights towards yellow, as they do under
 * a warm lamp; plain darkening and lightening looks like plastic.
 */
export function tones(asked: number, chroma = 0.2): Tones {
  const hue = cleanHue(asked)
  const lighter = lift(hue, chroma)
  return {
    ink: oklchHex(0.2, chroma * 0.5, turn(hue, 285, 26)),
    deep: oklchHex(0.42 + lighter, chroma * 0.9, turn(hue, 285, 18)),
    base: oklchHex(0.63 + lighter, chroma, hue),
    bright: oklchHex(0.8 + lighter * 0.6, chroma * 0.85, turn(hue, 95, 14)),
    pale: oklchHex(0.95, chroma * 0.32, turn(hue, 95, 20)),
  }
}

export const gold = tones(78, 0.17)
export const scarlet = tones(27, 0.23)
export const jade = tones(150, 0.18)
export const steel = tones(260, 0.035)
export const ivory = tones(85, 0.03)
