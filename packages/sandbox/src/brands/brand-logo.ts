import { toHex } from '@marquee/contracts/palette/oklch'
import type { Brand } from './brand.ts'
import { pickFor } from './pick-for.ts'

/** The signs of brands, each in 48 x 48 units around the origin. */
const signs = [
  '<path d="M-19 12L-22-11L-10-1L0-18L10-1L22-11L19 12Z"/><rect x="-19" y="15" width="38" height="5.5" rx="2.5"/>',
  '<path d="M0-23L6.4-7.6L22.8-6.6L10.2 4.2L14.1 20.2L0 11.5L-14.1 20.2L-10.2 4.2L-22.8-6.6L-6.4-7.6Z"/>',
  '<path d="M0-23C9-9 23-3 21 9C19 18 8 18 3 11Q4 19 9 22H-9Q-4 19-3 11C-8 18-19 18-21 9C-23-3-9-9 0-23Z"/>',
  '<path d="M0 23C-14 23-19 12-16 1C-14-5-9-8-9-15C-5-12-3-9-3-5C1-10 3-16 0-24C12-18 17-7 16 2C19-1 19-4 19-7C24 8 16 23 0 23ZM0 18C7 18 10 12 8 7C6 2 2 0 1-5C-4 0-9 5-8 11C-7 16-4 18 0 18Z" fill-rule="evenodd"/>',
  '<path d="M-13-18H13L23-5L0 22L-23-5Z"/><path d="M-23-5H23M-9-5L0 22L9-5L0-18Z" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.2"/>',
  '<path d="M6-24L-17 4H-3L-8 24L17-7H3L10-24Z"/>',
]

/** The faces of logos, with the average width of their letters in em. */
const faces = [
  { family: "'Arial Black','Segoe UI',Roboto,'Liberation Sans',sans-serif", weight: 900, width: 0.62 },
  { family: "'Segoe UI','Helvetica Neue',Roboto,'Liberation Sans',sans-serif", weight: 800, width: 0.56 },
  { family: "Georgia,'Noto Serif','DejaVu Serif',serif", weight: 700, width: 0.6 },
]

type Look = Pick<Brand, 'siteName' | 'hue'>

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

function picture(name: string, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(name)}">${content}</svg>`
}

/** A white sign on a rounded square of 512 x 512 units. */
function emblem({ siteName, hue }: Look): string {
  const [top, middle, low] = [
    toHex({ l: 0.74, c: 0.19, h: hue + 14 }),
    toHex({ l: 0.58, c: 0.21, h: hue }),
    toHex({ l: 0.4, c: 0.17, h: hue - 16 }),
  ]
  const sign = pickFor(siteName, signs)
  return (
    `<defs><linearGradient id="ground" x2=".5" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<rect width="512" height="512" rx="118" fill="url(#ground)"/><path d="M0 118A118 118 0 0 1 118 0H394A118 118 0 0 1 512 118V190Q256 300 0 190Z" fill="#fff" opacity=".16"/>` +
    `<g transform="translate(256 268) scale(7)" fill="${low}" opacity=".55">${sign}</g><g transform="translate(256 254) scale(7)" fill="#fff">${sign}</g>`
  )
}

/** The brand's emblem alone, for app icons. */
export const brandIcon = (brand: Look): string => picture(brand.siteName, 512, 512, emblem(brand))

// Lightness and chroma (OKLCH) of the name's first word and of the rest, on a dark and on a light ground.
const tones = {
  dark: { first: { l: 0.88, c: 0.13 }, rest: { l: 0.76, c: 0.16 } },
  light: { first: { l: 0.46, c: 0.17 }, rest: { l: 0.56, c: 0.16 } },
}

const size = 37
const longest = 250

/** The brand's emblem and name, 60 px high and as wide as the name needs, for a dark or a light ground. */
export function brandLogo(brand: Look, ground: keyof typeof tones): string {
  const { siteName, hue } = brand
  const { family, weight, width } = pickFor(siteName, faces)
  const length = Math.min(Math.ceil(siteName.length * width * size), longest)
  const [first = '', ...rest] = siteName.split(/(?= )/)
  const { first: one, rest: other } = tones[ground]
  return picture(
    siteName,
    length + 80,
    60,
    `<g transform="translate(3 3) scale(.10547)">${emblem(brand)}</g>` +
      `<text x="74" y="43.5" font-family="${family}" font-weight="${weight}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${toHex({ ...one, h: hue })}" xml:space="preserve">${escapeXml(first)}<tspan fill="${toHex({ ...other, h: hue - 12 })}">${escapeXml(rest.join(''))}</tspan></text>`,
  )
}
