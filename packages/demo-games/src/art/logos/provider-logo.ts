import { escapeXml } from '../escape-xml.ts'
import { oklchHex } from '../oklch-hex.ts'
import { seededRandom } from '../seeded-random.ts'
import { short } from '../svg-shapes.ts'
import { textWidth } from '../text-width.ts'
import { logoMarks } from './logo-marks.ts'

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
    `<g transform="translate(18 20)" color="${oklchHex(0.63, 0.17, hue)}" fill="currentColor">${mark}</g>` +
    `<g fill="${oklchHex(0.61, 0.03, hue)}" font-family="${face.family}" font-weight="${face.weight}">${text.join('')}</g></svg>`
  )
}
