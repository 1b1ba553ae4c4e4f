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
