import { oklchHex } from '../colors.ts'
import { seededRandom } from '../seeded-random.ts'
import { short } from '../svg-shapes.ts'
import { escapeXml, textWidth } from '../svg-text.ts'

/** The signs of brands, each drawn in 48 x 48 units around the origin. */
const signs = {
  crown:
    '<path d="M-19 12L-22-11L-10-1L0-18L10-1L22-11L19 12Z"/><rect x="-19" y="15" width="38" height="5.5" rx="2.5"/>',
  star: '<path d="M0-23L6.4-7.6L22.8-6.6L10.2 4.2L14.1 20.2L0 11.5L-14.1 20.2L-10.2 4.2L-22.8-6.6L-6.4-7.6Z"/>',
  spade:
    '<path d="M0-23C9-9 23-3 21 9C19 18 8 18 3 11Q4 19 9 22H-9Q-4 19-3 11C-8 18-19 18-21 9C-23-3-9-9 0-23Z"/>',
  clover:
    '<path d="M0-2C-9-6-20-14-13-21C-8-25-2-21 0-16C2-21 8-25 13-21C20-14 9-6 0-2ZM-2 0C-6 9-14 20-21 13C-25 8-21 2-16 0C-21-2-25-8-21-13C-14-20-6-9-2 0ZM2 0C6-9 14-20 21-13C25-8 21-2 16 0C21 2 25 8 21 13C14 20 6 9 2 0ZM0 3C4 8 5 14 3 23H-3C-1 15-2 9 0 3Z"/>',
  flame:
    '<path d="M0 23C-14 23-19 12-16 1C-14-5-9-8-9-15C-5-12-3-9-3-5C1-10 3-16 0-24C12-18 17-7 16 2C19-1 19-4 19-7C24 8 16 23 0 23ZM0 18C7 18 10 12 8 7C6 2 2 0 1-5C-4 0-9 5-8 11C-7 16-4 18 0 18Z" fill-rule="evenodd"/>',
  gem: '<path d="M-13-18H13L23-5L0 22L-23-5Z"/><path d="M-23-5H23M-9-5L0 22L9-5L0-18Z" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.2"/>',
  bolt: '<path d="M6-24L-17 4H-3L-8 24L17-7H3L10-24Z"/>',
  wave: '<path d="M-23 2C-15-16 1-18 8-8C13-1 7 6 2 3C6 3 6-3 1-4C-6-5-9 5-4 11C4 20 18 15 23 3C22 18 10 24-2 22C-13 20-21 13-23 2Z"/><circle cx="15" cy="-15" r="5"/>',
} as const

export type BrandMark = keyof typeof signs

const marks = Object.keys(signs) as BrandMark[]

/** The sign of a mark, or one derived from the site's name when the mark is missing or unknown. */
function signOf(siteName: string, mark: string | undefined): string {
  const known = marks.find((name) => name === mark) ?? seededRandom(`mark/${siteName}`).pick(marks)
  return signs[known]
}

/** What a brand's emblem is drawn from; `hue` in OKLCH degrees. */
export interface Brand {
  siteName: string
  hue: number
  mark?: string
}

/** The markup of the brand's emblem: a white sign on a rounded square of 512 x 512 units. */
function emblem({ siteName, hue, mark }: Brand): string {
  const [top, middle, low, rim] = [
    oklchHex(0.74, 0.19, hue + 14),
    oklchHex(0.58, 0.21, hue),
    oklchHex(0.4, 0.17, hue - 16),
    oklchHex(0.88, 0.12, hue + 24),
  ]
  return (
    `<defs><linearGradient id="eg" x2=".5" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<radialGradient id="es" cx=".5" cy="0" r=".8"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="ei" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${oklchHex(0.92, 0.06, hue + 24)}"/></linearGradient></defs>` +
    `<rect width="512" height="512" rx="118" fill="url(#eg)"/><path d="M0 118A118 118 0 0 1 118 0H394A118 118 0 0 1 512 118V190Q256 300 0 190Z" fill="url(#es)"/>` +
    `<rect x="9" y="9" width="494" height="494" rx="110" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="12"/>` +
    `<g transform="translate(256 268) scale(7)" fill="${low}" opacity=".55">${signOf(siteName, mark)}</g><g transform="translate(256 254) scale(7)" fill="url(#ei)">${signOf(siteName, mark)}</g>`
  )
}

/** The brand's emblem alone, 512 x 512, for app icons and favicons. */
export function brandIcon(brand: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" role="img" aria-label="${escapeXml(brand.siteName)}">${emblem(brand)}</svg>`
}

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
