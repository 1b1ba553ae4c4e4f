import { compactSvg } from './compact-svg.ts'

/** The position of a layer: `x y width height`, each with its unit. */
type Place = string

/** A layer of a picture: its content, its view box, and how that fits its place. */
export interface Layer {
  content: string
  viewBox: string
  /** `preserveAspectRatio`. */
  fit: string
  /** One place for all shapes of the picture, or one each for tall, square and wide ones. */
  place: Place | { tall: Place; square: Place; wide: Place }
}

// Each layer has one `<use>` per shape, and only that of the current shape is visible: CSS cannot reposition a nested
// `<svg>` in all browsers. Pictures are square from an aspect ratio of 5:6, and wide from 5:4.
const shapeStyle =
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
 * A picture of any aspect ratio: its root has neither a view box nor a size, so in an `<img>` it fills the whole box,
 * and each layer inside fits itself to that box.
 * @param label escaped text for `aria-label`
 * @param definitions the content of `<defs>`
 * @param layers from back to front; strings are inserted as markup
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
      `<style>${shapeStyle}</style><defs>${definitions}</defs>${body}</svg>`,
  )
}
