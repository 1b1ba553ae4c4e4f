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
