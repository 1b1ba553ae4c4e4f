import type { Brand } from './brand.ts'

/** The addresses of the brand's pictures: the logo for its theme, the icon, and the logo again. */
export function brandPictures(origin: string, { domain }: Pick<Brand, 'domain'>) {
  const folder = `${origin}/art/brands/${domain}`
  return { logo1: `${folder}/logo.svg`, logo2: `${folder}/icon.svg`, logo3: `${folder}/logo.svg` }
}
