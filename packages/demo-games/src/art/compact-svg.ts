/** Attributes that can move to a style rule without changing the picture. */
const paintNames = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'fill-opacity',
  'opacity',
])

const shape = /<(circle|ellipse|path|rect)((?: [\w-]+="[^"]*")+)\/>/g
const attribute = / ([\w-]+)="([^"]*)"/g

/** A shape's paint attributes as CSS declarations; empty if it already has a class. */
function paintOf(attributes: string): string {
  const pairs = [...attributes.matchAll(attribute)]
  if (pairs.some(([, name]) => name === 'class')) return ''
  return pairs
    .flatMap(([, name = '', value = '']) => (paintNames.has(name) ? [`${name}:${value}`] : []))
    .join(';')
}

function withoutPaint(attributes: string): string {
  return attributes.replace(attribute, (whole, name: string) => (paintNames.has(name) ? '' : whole))
}

/** Class names for the paints that repeat often enough for a class to be shorter. */
function classesFor(svg: string): Map<string, string> {
  const uses = new Map<string, number>()
  for (const [, , attributes = ''] of svg.matchAll(shape))
    uses.set(paintOf(attributes), (uses.get(paintOf(attributes)) ?? 0) + 1)
  const shorter = [...uses].filter(
    ([paint, count]) => paint !== '' && count * (paint.length - 6) > paint.length + 8,
  )
  return new Map(shorter.map(([paint], index) => [paint, `_${index.toString(36)}`]))
}

/**
 * Reduces the size of an SVG that has a `<style>` without changing the picture: repeated paints become classes, and hex
 * colors are shortened where possible. A lobby loads hundreds of these pictures.
 */
export function compactSvg(svg: string): string {
  const classes = classesFor(svg)
  const rules = [...classes].map(([paint, name]) => `.${name}{${paint}}`).join('')
  return svg
    .replace(shape, (whole, element: string, attributes: string) => {
      const name = classes.get(paintOf(attributes))
      return name ? `<${element} class="${name}"${withoutPaint(attributes)}/>` : whole
    })
    .replace(/<g (transform="[^"]*")>(<use href="[^"]*")\/><\/g>/g, '$2 $1/>')
    .replace('</style>', () => `${rules}</style>`)
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')
}
