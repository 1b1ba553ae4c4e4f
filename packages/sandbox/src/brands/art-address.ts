import { standardTemplates } from '@marquee/contracts/templates'
import type { Brand } from './brand.ts'
import { pickFor } from './pick-for.ts'

/** The shapes of a game's pictures, by the card that a template shows it on. */
const shapes = { portrait: 'tall', poster: 'tall', square: 'square', circle: 'square', landscape: 'wide' }

/** The address of a game's picture, which an operator orders for the cards of their template. */
export function gameImage(
  origin: string,
  { themeCode }: Pick<Brand, 'themeCode'>,
  { picture }: { picture: string },
): string {
  const shape = shapes[standardTemplates.get(themeCode)?.card ?? 'portrait']
  return `${origin}/art/games/${shape}/${picture}.webp`
}

const variants = [1, 2, 3]

/** The address of a picture of something else: one of the pictures of a category, by the id of what it stands for. */
export function bannerImage(
  origin: string,
  shape: 'landscape' | 'square',
  category: string,
  id: string,
): string {
  const folder = category.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  return `${origin}/art/banners/${shape}/${folder}-${pickFor(id, variants)}.webp`
}

/** The address of a banner with words in a language. */
export const wordedImage = (origin: string, banner: string, language: string): string =>
  `${origin}/art/banners/worded/${banner}.${language}.webp`
