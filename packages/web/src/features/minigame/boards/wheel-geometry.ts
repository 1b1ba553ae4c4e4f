const longestLine = 12

/** A field of a wheel of `count` equal ones, centred on twelve o'clock, as the path of an SVG. */
export function arc(radius: number, count: number): string {
  const half = Math.PI / count
  const x = (radius * Math.sin(half)).toFixed(2)
  const y = (-radius * Math.cos(half)).toFixed(2)
  return `M0 0 L-${x} ${y} A${radius} ${radius} 0 0 1 ${x} ${y} Z`
}

/** How far the wheel is turned, in degrees of 0 to 360, when the middle of a field lies under the pointer. */
export function restingAngle(index: number, count: number): number {
  return (360 - (index / count) * 360) % 360
}

/** A label in lines that fit into a field: words stay whole, and at most three lines are drawn. */
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
