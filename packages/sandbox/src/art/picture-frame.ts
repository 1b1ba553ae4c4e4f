import { compactSvg } from './compact-svg.ts'

/** Where a layer stands: `x y width height`, each with its unit. */
type Place = string

/** One layer of a picture: what is drawn, in which box, and how the box fits its place. */
export interface Layer {
  content: string
  viewBox: string
  fit: string
  /** One place for every shape of picture, or one each for tall, square and wide ones. */
  place: Place | { tall: Place; square: Place; wide: Place }
}

/**
 * Shows only what belongs to the picture's shape. Layers are placed by several `<use>` of which all but one
 * are hidden, since browsers do not move a nested `<svg>` by style. Squares begin at 5:6, wide ones at 5:4.
 */
const byShape =
  '.s,.w{display:none}' +
  '@media(min-aspect-ratio:5/6){.p{display:none}.s{display:inline}}' +
  '@media(min-aspect-ratio:5/4){.s{display:none}.w{display:inline}}'

function box(place: Place): string {
  const [x, y, width, height] = place.split(' ')
  return `x="${x}" y="${y}" width="${width}" height="${height}"`
}

function layerMarkup({ content, viewBox, fit, place }: Layer, id: string): string {
  const shape = `viewBox="${viewBox}" preserveAspectRatio="${fit}" overflow="visible"`
  if (typeof place === 'string') return `<svg ${box(place)} ${shape}>${content}</svg>`
  const use = (name: string, where: Place) => `<use class="${name}" href="#${id}" ${box(where)}/>`
  return `<symbol id="${id}" ${shape}>${content}</symbol>${use('p', place.tall)}${use('s', place.square)}${use('w', place.wide)}`
}

/**
 * A picture without a shape of its own: the root has neither viewBox nor size, so in an `<img>` it takes the
 * whole box it is given, whatever its ratio, and every layer inside fits itself to that box. `definitions` are
 * the markup of `<defs>`; a layer that is text already is put in as it is.
 */
export function pictureFrame(
  label: string,
  definitions: string,
  backdrop: string,
  layers: readonly (Layer | string)[],
): string {
  const body = layers
    .map((layer, i) => (typeof layer === 'string' ? layer : layerMarkup(layer, `layer${i}`)))
    .join('')
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${label}" stroke-linejoin="round" stroke-linecap="round" style="background:${backdrop}">` +
      `<style>${byShape}</style><defs>${definitions}</defs>${body}</svg>`,
  )
}
