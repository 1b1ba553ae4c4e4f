type Rgb = [number, number, number]

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (rgb: Rgb) => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

function byte(part: number): string {
  const clipped = Math.min(1, Math.max(0, part))
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/**
 * Converts an OKLCH color (lightness 0 to 1, hue in degrees) to `#rrggbb`. Chroma is reduced until the color is in the
 * sRGB gamut, which preserves hue and lightness. Hex rather than `oklch()`, which older browsers do not support.
 * Source of the matrices: Björn Ottosson, "A perceptual color space for image processing".
 */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  let reachable = chroma
  while (reachable > 0 && !inGamut(linearRgb(lightness, reachable, hue))) reachable -= 0.005
  return `#${linearRgb(lightness, Math.max(0, reachable), hue).map(byte).join('')}`
}

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
