import { type Brand, emblem } from '../emblem.ts'
import { escapeXml } from '../escape-xml.ts'
import { oklchHex } from '../oklch-hex.ts'
import { seededRandom } from '../seeded-random.ts'
import { short } from '../svg-shapes.ts'
import { textWidth } from '../text-width.ts'

const typefaces = [
  {
    family: "'Arial Black','Segoe UI',Roboto,'Liberation Sans',sans-serif",
    weight: 900,
    style: 'normal',
    width: 0.68,
  },
  {
    family: "'Segoe UI','Helvetica Neue',Roboto,'Liberation Sans',sans-serif",
    weight: 800,
    style: 'italic',
    width: 0.66,
  },
  { family: "Georgia,'Noto Serif','DejaVu Serif',serif", weight: 700, style: 'normal', width: 0.7 },
] as const

/** Splits a name in two, so that the second part can have its own color: `Lucky|Bay`, `Lucky| Bay`, `Bay|88`. */
function splitName(name: string): [string, string] {
  const [, first = name, second = ''] =
    /^(.+?)((?:\s+\S+|(?<=[a-z])[A-Z]\S*|(?<=[A-Za-z])\d+\S*)+)$/u.exec(name) ?? []
  return [first, second]
}

// Lightness and chroma (OKLCH) of the two parts of a name, on a dark and on a light background.
const tones = {
  dark: { first: { lightness: 0.88, chroma: 0.13 }, second: { lightness: 0.76, chroma: 0.16 } },
  light: { first: { lightness: 0.46, chroma: 0.17 }, second: { lightness: 0.56, chroma: 0.16 } },
}

/** The brand's logo with its name, as an SVG 60 px high and as wide as the name needs, for a dark or light background. */
export function brandLogo(brand: Brand, ground: keyof typeof tones): string {
  const tone = tones[ground]
  const { siteName, hue } = brand
  const face = seededRandom(`face/${siteName}`).pick(typefaces)
  const name = siteName.trim() || ' '
  const size = 37
  const natural = textWidth(name, face.width) * size
  const width = Math.min(Math.max(natural, 90), 250)
  const [first, second] = splitName(name)
  const attributes = `x="74" y="43.5" font-family="${face.family}" font-weight="${face.weight}" font-style="${face.style}" font-size="${size}" textLength="${short(Math.min(natural, width))}" lengthAdjust="spacingAndGlyphs"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width + 80)} 60" width="${Math.ceil(width + 80)}" height="60" role="img" aria-label="${escapeXml(siteName)}">` +
    `<g transform="translate(3 3) scale(.10547)">${emblem(brand)}</g>` +
    `<text ${attributes} fill="${oklchHex(tone.first.lightness, tone.first.chroma, hue)}" xml:space="preserve">${escapeXml(first)}<tspan fill="${oklchHex(tone.second.lightness, tone.second.chroma, hue - 12)}">${escapeXml(second)}</tspan></text></svg>`
  )
}
