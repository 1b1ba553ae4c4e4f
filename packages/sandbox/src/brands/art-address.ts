import { standardTemplates } from '@marquee/contracts/templates'
import type { Brand } from './brand.ts'

/**
 * The sizes of the platform's pictures in px: those of games by the card that a template shows them on, the others by
 * what they are for.
 */
export const artSizes = {
  portrait: { width: 640, height: 853 },
  // The lower part of the card has its words.
  poster: { width: 640, height: 768 },
  square: { width: 640, height: 640 },
  landscape: { width: 960, height: 540 },
  banner: { width: 1280, height: 480 },
} as const

export type ArtShape = keyof typeof artSizes

/** Whether a text names a shape of pictures. */
export const isArtShape = (name: string): name is ArtShape => Object.hasOwn(artSizes, name)

/** The address of a game's picture, which an operator orders for the cards of their template. */
export function gameImage(
  origin: string,
  { themeCode }: Pick<Brand, 'themeCode'>,
  game: { provider_code: string; game_code: string },
): string {
  const card = standardTemplates.get(themeCode)?.card ?? 'portrait'
  const shape: ArtShape = card === 'circle' ? 'square' : card
  return `${origin}/art/games/${shape}/${game.provider_code}/${game.game_code}.webp`
}

/** The address of a picture of something else, which `seed` tells apart; `art` is the category that it shows. */
export const bannerImage = (origin: string, shape: ArtShape, art: string, seed: string): string =>
  `${origin}/art/banners/${shape}/${art}/${seed}.webp`
