import type { Brand } from './brand.ts'

/** Addresses of the brand's own pictures: the logo on dark, the icon, the logo on light. */
export function brandPictures(origin: string, { domain }: Pick<Brand, 'domain'>) {
  const folder = `${origin}/art/brands/${domain}`
  return { logo1: `${folder}/logo.svg`, logo2: `${folder}/icon.svg`, logo3: `${folder}/logo-light.svg` }
}
