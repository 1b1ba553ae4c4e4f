import { toHex } from '@marquee/contracts/palette/oklch'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { onCircle, polygon, short, starPoints } from '../svg-shapes.ts'
import { escapeXml, textWidth } from '../svg-text.ts'

/** Draws one of its variants. */
type Mark = (random: SeededRandom) => string

const spin = (count: number, content: string, start = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${short(start + (i * 360) / count)})">${content}</g>`,
  ).join('')

const bars = (heights: readonly number[]) =>
  heights
    .map(
      (height, i) =>
        `<rect x="${short(-11.5 + i * 8.3)}" y="${12 - height}" width="6.2" height="${height}" rx="2"/>`,
    )
    .join('')

/** Marks around the origin with a radius of 12, in `currentColor`, each with a few variants. */
const logoMarks: readonly Mark[] = [
  (random) =>
    spin(random.pick([3, 4, 5, 6]), '<path d="M0 0C-7-4-6-11 0-12.5C6-11 7-4 0 0Z"/>', random.pick([0, 45])),
  (random) =>
    `<circle r="9.5" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="${random.pick(['45 15', '20 9.8', '12 7.9'])}" transform="rotate(${random.whole(0, 90)})"/><circle r="${random.pick([0, 3])}"/>`,
  (random) =>
    `<path fill-rule="evenodd" d="${polygon(starPoints(0, 0, random.pick([3, 4]), 12.5, 12.5))}${polygon(starPoints(0, 0, random.pick([3, 4]), 6, 6))}"/>`,
  (random) =>
    bars(
      random.pick([
        [10, 17, 24],
        [24, 17, 10],
        [15, 24, 15],
      ]),
    ),
  (random) =>
    `<path d="${polygon(starPoints(0, 0, random.pick([4, 5, 6, 8]), 13, random.pick([5.5, 7])))}"/>`,
  (random) =>
    `<path d="M-12 10L-3-11H4L-5 10ZM${random.pick([1, 3])} 10L${random.pick([9, 10])}-11H13L8 10Z"/>`,
  (random) =>
    `<path fill-rule="evenodd" d="M-12-12H6A6 6 0 0 1 12-6V12H-6A6 6 0 0 1-12 6ZM${random.pick(['-5-5H5V5H-5Z', '-6 0L0-6L6 0L0 6Z', '-6 5L0-6L6 5Z'])}"/>`,
  (random) =>
    `<circle r="6"/><ellipse rx="13" ry="4.5" fill="none" stroke="currentColor" stroke-width="2.6" transform="rotate(${random.pick([-25, 25, 60])})"/>`,
  (random) =>
    `<path d="M-12 6A12 12 0 0 1 12-6L${random.pick(['4-2', '3 2'])}A5 5 0 0 0-5 4ZM12 ${random.pick([2, 4])}A12 12 0 0 1-8 10L-2 5A6 6 0 0 0 5 1Z"/>`,
  (random) =>
    `<path d="M0-12.5L11-6V2C11 8 6 11 0 13C-6 11-11 8-11 2V-6Z" fill="none" stroke="currentColor" stroke-width="3"/><path d="${random.pick(['M-5-2H5L0 6Z', 'M0-6L5 0L0 6L-5 0Z', 'M-4-5H4V5H-4Z'])}"/>`,
  (random) => {
    const [x, y] = onCircle(0, 0, 5, random.whole(0, 7) * 45)
    return `<path fill-rule="evenodd" d="M-12.5 0A12.5 12.5 0 1 1 12.5 0A12.5 12.5 0 1 1-12.5 0ZM${short(x - 6)} ${short(y)}A6 6 0 1 0 ${short(x + 6)} ${short(y)}A6 6 0 1 0 ${short(x - 6)} ${short(y)}Z"/>`
  },
]

const faces = [
  { family: "'Arial Black',Roboto,'Liberation Sans',sans-serif", weight: 900, width: 0.7 },
  { family: "Impact,'Arial Narrow','Liberation Sans Narrow',sans-serif", weight: 700, width: 0.56 },
  { family: "Georgia,'Noto Serif','DejaVu Serif',serif", weight: 700, width: 0.72 },
  { family: "'Segoe UI','Helvetica Neue',Roboto,'Liberation Sans',sans-serif", weight: 600, width: 0.66 },
] as const

/** A name on one line, or on two if it is long and has several words. */
function linesOf(name: string): string[] {
  const words = name.trim().split(/\s+/)
  if (words.length < 2 || name.length < 11) return [name]
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

/**
 * A provider's logo: a mark and the name, 120 x 40. Mid-tones on a transparent background are legible on both dark and
 * light, and in greyscale.
 */
export function providerLogo(code: string, name: string): string {
  const random = seededRandom(`provider/${code}`)
  const hue = random.whole(0, 359)
  const mark = random.pick(logoMarks)(random)
  const face = random.pick(faces)
  const shown = random.next() < 0.5 ? name.toUpperCase() : name
  const lines = linesOf(shown)
  const tallest = lines.length > 1 ? 14.5 : 22
  const size = Math.min(tallest, ...lines.map((line) => 80 / Math.max(1, textWidth(line, face.width))))
  const text = lines.map((line, i) => {
    const y = 20 + size * 0.36 + (lines.length > 1 ? (i - 0.5) * size * 1.08 : 0)
    return `<text x="36" y="${short(y)}" font-size="${short(size)}" textLength="${short(Math.min(80, textWidth(line, face.width) * size))}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40" role="img" aria-label="${escapeXml(name)}">` +
    `<g transform="translate(18 20)" color="${toHex({ l: 0.63, c: 0.17, h: hue })}" fill="currentColor">${mark}</g>` +
    `<g fill="${toHex({ l: 0.61, c: 0.03, h: hue })}" font-family="${face.family}" font-weight="${face.weight}">${text.join('')}</g></svg>`
  )
}

/**
 * The sign of a payment method or bank: its mark in white on a square of its own color, 48 x 48, as the apps of banks
 * have it. The name stands beside it on every page.
 */
export function paymentMark(code: string, name: string): string {
  const random = seededRandom(`payment/${code}`)
  const hue = random.whole(0, 359)
  const mark = random.pick(logoMarks)(random)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img" aria-label="${escapeXml(name)}">` +
    `<rect width="48" height="48" fill="${toHex({ l: 0.5, c: 0.14, h: hue })}"/>` +
    `<path d="M0 0H48L0 48Z" fill="${toHex({ l: 0.56, c: 0.14, h: hue })}"/>` +
    `<g transform="translate(24 24) scale(1.15)" color="#fff" fill="currentColor">${mark}</g></svg>`
  )
}

/** What stands for a language, and the hue of its ground. */
const languageSigns = {
  EN: { letters: 'EN', hue: 255 },
  PHP: { letters: 'FIL', hue: 85 },
  CN: { letters: '中', hue: 25 },
} as const

/** The sign of a language: its letters on a round ground, 48 x 48. Languages have no flags: several countries share one. */
export function languageMark(language: keyof typeof languageSigns): string {
  const { letters, hue } = languageSigns[language]
  const size = letters.length > 2 ? 16 : 21
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img" aria-label="${letters}">` +
    `<circle cx="24" cy="24" r="24" fill="${toHex({ l: 0.46, c: 0.13, h: hue })}"/>` +
    `<text x="24" y="${short(24 + size * 0.36)}" text-anchor="middle" font-family="'Segoe UI',Roboto,'Liberation Sans','Noto Sans SC',sans-serif" font-weight="700" font-size="${size}" fill="#fff">${letters}</text></svg>`
  )
}

/** The picture of a chat's button: somebody who listens, on a round ground, 96 x 96. */
export function chatMark(): string {
  const [ground, shade, skin, hair] = [
    toHex({ l: 0.52, c: 0.13, h: 195 }),
    toHex({ l: 0.43, c: 0.11, h: 205 }),
    toHex({ l: 0.83, c: 0.06, h: 65 }),
    toHex({ l: 0.27, c: 0.03, h: 45 }),
  ]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    '<defs><clipPath id="round"><circle cx="48" cy="48" r="48"/></clipPath></defs>' +
    `<g clip-path="url(#round)"><rect width="96" height="96" fill="${ground}"/><path d="M14 96C14 76 30 68 48 68S82 76 82 96Z" fill="${shade}"/>` +
    `<path d="M26 46C24 22 36 14 48 14S72 22 70 46C70 58 66 62 64 62H32C30 62 26 58 26 46Z" fill="${hair}"/>` +
    `<path d="M40 58H56V70Q48 78 40 70Z" fill="${skin}"/><ellipse cx="48" cy="44" rx="17" ry="20" fill="${skin}"/><path d="M31 40C34 28 50 34 65 30V24H31Z" fill="${hair}"/>` +
    '<path d="M42 52Q48 57 54 52" fill="none" stroke="#8a4b3a" stroke-width="2.4" stroke-linecap="round"/></g>' +
    `<path d="M27 46A21 22 0 0 1 69 46" fill="none" stroke="#fff" stroke-width="4"/><rect x="22" y="42" width="9" height="15" rx="4.5" fill="#fff"/><rect x="65" y="42" width="9" height="15" rx="4.5" fill="#fff"/>` +
    '<path d="M69 57Q67 65 55 65" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>'
  )
}
