import type { Brand } from './brand.ts'

/** The site name for each template, so that every brand of the gallery has its own. */
const siteNames: Record<string, string> = {
  template1: 'Luna Palace',
  template2: 'Perlas Portal',
  template3: 'Balita Bonanza',
  template4: 'Violet Line',
  template5: 'Halo-Halo Play',
  template6: 'Emerald Bay',
  template7: 'Araw Games',
  template8: 'Neon Malate',
  template9: 'Casa Suerte',
  template10: 'Liga Live',
  template11: 'Bulsa Play',
  template12: 'Tala Ticker',
  template13: 'Fiesta Royale',
  template14: 'Kabinet 88',
  template15: 'Jade Pavilion',
  template16: 'Noir Intramuros',
  template17: 'Amihan Breeze',
  slot2: 'Reel House',
  slot4: 'Mega Rolyo',
  slot5: 'Calle Suerte',
  casino3: 'Salon Escolta',
  casino4: 'La Mesa Grande',
  sportsbook1: 'Terrace Sports',
}

/** The name of the site that shows a template; the default brand's name for an unknown template. */
export const siteNameOf = (themeCode: string) => siteNames[themeCode] ?? 'Luna Palace'

/** The OKLCH hue of each theme color in degrees, for logos that match the theme. */
const hues: Record<string, number> = {
  gold: 85,
  amber: 70,
  crimson: 22,
  rose: 5,
  violet: 300,
  sapphire: 262,
  sky: 235,
  teal: 195,
  emerald: 155,
  mint: 165,
  graphite: 255,
  ivory: 95,
}

/** The hue of a theme color; the hue of gold for an unknown color. */
export const hueOf = (color: string) => hues[color] ?? 85

/** Whether a theme color has a light background. */
export const isLightColor = (color: string) => ['ivory', 'sky', 'mint'].includes(color)

/** The addresses of the brand's pictures: the logo on dark grounds, the icon, and the logo on light ones. A stress brand has none. */
export function brandPictures(origin: string, { domain, traits }: Pick<Brand, 'domain' | 'traits'>) {
  if (traits.includes('stress')) return { logo1: '', logo2: '', logo3: '' }
  const folder = `${origin}/art/brands/${domain}`
  return { logo1: `${folder}/logo.svg`, logo2: `${folder}/icon.svg`, logo3: `${folder}/logo-light.svg` }
}
