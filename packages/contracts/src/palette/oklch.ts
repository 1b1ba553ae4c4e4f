/** A color in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

/** Converts to linear-light sRGB, whose channels may lie outside 0 to 1. Matrices: https://bottosson.github.io/posts/oklab/ */
function linearRgb({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180
  const a = c * Math.cos(radians)
  const b = c * Math.sin(radians)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001)

/** Reduces the chroma until the color fits into sRGB; lightness and hue are unchanged. */
function clampToSrgb(color: Oklch): Oklch {
  if (isInGamut(linearRgb(color))) return color
  let low = 0
  let high = color.c
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (isInGamut(linearRgb({ ...color, c: middle }))) low = middle
    else high = middle
  }
  return { ...color, c: low }
}

/** Converts to `#rrggbb`, because older phones have browsers without `oklch()`. */
export function toHex(color: Oklch): string {
  return `#${linearRgb(clampToSrgb(color)).map(channelHex).join('')}`
}

function channelHex(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255)
  return byte.toString(16).padStart(2, '0')
}

/** Converts from `#rrggbb`. The hue of a gray is 0. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((start) => linearChannel(hex.slice(start, start + 2))) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const c = Math.hypot(a, b)
  const degrees = c < 0.0005 ? 0 : (Math.atan2(b, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c,
    h: (degrees + 360) % 360,
  }
}

function linearChannel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
