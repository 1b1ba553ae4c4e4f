import { escapeXml } from '../escape-xml.ts'
import { oklchHex } from '../oklch-hex.ts'
import { seededRandom } from '../seeded-random.ts'
import { logoMarks } from './logo-marks.ts'

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
    `<rect width="48" height="48" fill="${oklchHex(0.5, 0.14, hue)}"/>` +
    `<path d="M0 0H48L0 48Z" fill="${oklchHex(0.56, 0.14, hue)}"/>` +
    `<g transform="translate(24 24) scale(1.15)" color="#fff" fill="currentColor">${mark}</g></svg>`
  )
}
