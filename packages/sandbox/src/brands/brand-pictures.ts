import type { Brand } from './brand.ts'

/** The addresses of the brand's pictures: the logo for its theme, the icon, and the logo again. A stress brand has none. */
export function brandPictures(origin: string, { domain, traits }: Pick<Brand, 'domain' | 'traits'>) {
  if (traits.includes('stress')) return { logo1: '', logo2: '', logo3: '' }
  const folder = `${origin}/art/brands/${domain}`
  return { logo1: `${folder}/logo.svg`, logo2: `${folder}/icon.svg`, logo3: `${folder}/logo.svg` }
}
