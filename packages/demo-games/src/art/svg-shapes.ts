/** A number rounded to one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

// The optional last argument of a shape is further attributes, with a leading space.

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect${x ? ` x="${short(x)}"` : ''}${y ? ` y="${short(y)}"` : ''} width="${short(w)}" height="${short(h)}" rx="${short(r)}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

/** A stroked path without a fill. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${more}/>`

/** The attributes of an outline. */
export const edge = (stroke: string, width = 3) => ` stroke="${stroke}" stroke-width="${short(width)}"`

export const opacity = (value: number) => ` opacity="${Math.round(value * 100) / 100}"`

/** Content moved to a point, rotated and scaled. */
export const at = (x: number, y: number, content: string, degrees = 0, scale = 1) =>
  `<g transform="translate(${short(x)} ${short(y)})${degrees ? ` rotate(${short(degrees)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  }">${content}</g>`

/** A closed path through points. */
export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

/** The corners of a star (or, with `inner` equal to `outer`, of a regular polygon), the first at the top. */
export function starPoints(
  x: number,
  y: number,
  spikes: number,
  outer: number,
  inner: number,
): [number, number][] {
  return Array.from({ length: spikes * 2 }, (_, step) => {
    const angle = (Math.PI * step) / spikes - Math.PI / 2
    const reach = step % 2 ? inner : outer
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

/** A point on a circle, clockwise from the top. */
export function onCircle(x: number, y: number, r: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}

/** Round dots of one size as a single path, which is much shorter than a circle each. */
export const dots = (points: readonly (readonly [number, number])[], size: number, fill: string, more = '') =>
  line(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), fill, size, more)
