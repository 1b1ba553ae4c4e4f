/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
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

/** Reduces the chroma until the colour fits into sRGB; lightness and hue are unchanged. */
function clampToSrgb(colour: Oklch): Oklch {
  if (isInGamut(linearRgb(colour))) return colour
  let low = 0
  let high = colour.c
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (isInGamut(linearRgb({ ...colour, c: middle }))) low = middle
    else high = middle
  }
  return { ...colour, c: low }
}

/** Converts to `#rrggbb`, because older phones have browsers without `oklch()`. */
export function toHex(colour: Oklch): string {
  return `#${linearRgb(clampToSrgb(colour)).map(channelHex).join('')}`
}

function channelHex(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255)
  return byte.toString(16).padStart(2, '0')
}
