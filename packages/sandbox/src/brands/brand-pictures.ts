import type { Brand } from './brand.ts'

/** Addresses of the brand's own pictures: the logo (for the ground of the brand's theme), the icon, the logo again. */
export function brandPictures(origin: string, { domain }: Pick<Brand, 'domain'>) {
  const folder = `${origin}/art/brands/${domain}`
  return { logo1: `${folder}/logo.svg`, logo2: `${folder}/icon.svg`, logo3: `${folder}/logo.svg` }
}
