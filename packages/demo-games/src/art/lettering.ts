import faces from './letters.json' with { type: 'json' }
import { short } from './svg-shapes.ts'

/** A typeface of the pictures. The condensed and the round one have capitals alone. */
export type FaceName = Exclude<keyof typeof faces, 'han'>

/** The look of a line, and the point on its base line at which its middle, or with `anchor` its start, is. */
interface Line {
  face: FaceName
  size: number
  x: number
  y: number
  anchor?: 'start' | 'middle'
}

// Widths and outlines are in thousandths of the em.
const em = 1000

interface Face {
  letters: Readonly<Record<string, readonly [width: number, outline: string] | undefined>>
  kerning: Readonly<Record<string, number | undefined>>
}

const faceOf = (name: keyof typeof faces) => faces[name] as unknown as Face

/** The outlines of a text's letters with the place of each, and the width of all. A letter without one is left out. */
function place(text: string, face: FaceName) {
  const { letters, kerning } = faceOf(face)
  let width = 0
  let before = ''
  const placed = [...text].map((letter) => {
    const [advance, outline] = letters[letter] ?? faceOf('han').letters[letter] ?? [0, '']
    const left = width + (kerning[before + letter] ?? 0)
    width = left + advance
    before = letter
    return { left, outline }
  })
  return { placed, width }
}

/** The width of a text in em. */
export const letteringWidth = (text: string, face: FaceName): number => place(text, face).width / em

/**
 * A line of text as one path. Outlines rather than text: the machine that draws a picture may have no fonts.
 * @param more further attributes, with a leading space
 */
export function lettering(text: string, { face, size, x, y, anchor = 'middle' }: Line, more = ''): string {
  const { placed, width } = place(text, face)
  const scale = size / em
  const start = anchor === 'middle' ? x - (width * scale) / 2 : x
  // The points of an outline are relative to one another, so that only its start has to be moved.
  const scaled = (outline: string) =>
    outline.replace(/-?\d+/g, (number) => ` ${Math.round(Number(number) * scale * 100) / 100}`)
  const outlines = placed.map(
    ({ left, outline }) => `M${short(start + left * scale)} ${short(y)}${scaled(outline)}`,
  )
  return `<path d="${outlines.join('')}"${more}/>`
}
