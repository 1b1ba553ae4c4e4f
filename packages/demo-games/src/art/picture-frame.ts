/** The size of a picture in px. */
export interface PictureSize {
  width: number
  height: number
}

/** The form of a picture, which decides where its parts are. */
export type PictureForm = 'tall' | 'square' | 'wide'

/** The form of a size: square from an aspect ratio of 5:6, and wide from 5:4. */
export function formOf({ width, height }: PictureSize): PictureForm {
  const ratio = width / height
  if (ratio < 5 / 6) return 'tall'
  return ratio < 5 / 4 ? 'square' : 'wide'
}

/** A layer of a picture: its content, its view box, and how that fits its place. */
export interface Layer {
  content: string
  viewBox: string
  /** `preserveAspectRatio`. */
  fit: string
  /** `x y width height`, each with its unit. */
  place: string
}

function layerMarkup({ content, viewBox, fit, place }: Layer): string {
  const [x, y, width, height] = place.split(' ')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${fit}" overflow="visible">${content}</svg>`
}

/**
 * A picture of a size, whose layers each fit themselves to their place in it.
 * @param definitions the content of `<defs>`
 * @param layers from back to front; strings are inserted as markup
 */
export function pictureFrame(
  { width, height }: PictureSize,
  definitions: string,
  layers: readonly (Layer | string)[],
): string {
  const body = layers.map((layer) => (typeof layer === 'string' ? layer : layerMarkup(layer))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round"><defs>${definitions}</defs>${body}</svg>`
}
