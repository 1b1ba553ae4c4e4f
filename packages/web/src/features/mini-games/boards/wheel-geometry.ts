const longestLine = 12

/** The SVG path of one of `count` equal sectors of a wheel, centered on twelve o'clock. */
export function sectorPath(radius: number, count: number): string {
  const half = Math.PI / count
  const x = (radius * Math.sin(half)).toFixed(2)
  const y = (-radius * Math.cos(half)).toFixed(2)
  return `M0 0 L-${x} ${y} A${radius} ${radius} 0 0 1 ${x} ${y} Z`
}

/** The wheel's rotation, in degrees from 0 up to 360, with the middle of a sector under the pointer. */
export function restingAngle(index: number, count: number): number {
  return (360 - (index / count) * 360) % 360
}

/**
 * Whether the text of a sector at that angle (degrees clockwise from twelve o'clock) must be turned over to be read: it
 * runs along the radius, and on the left half its head would point down.
 */
export function isUpsideDown(degrees: number): boolean {
  return degrees % 360 > 180
}

/** A label broken into lines that fit a sector: between words only, three lines at most. */
export function labelLines(label: string): string[] {
  const lines: string[] = []
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= longestLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 3)
}
