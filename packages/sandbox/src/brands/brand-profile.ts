import { type TemplateCode, templateCodes, templates } from '@marquee/contracts/templates'
import type { BrandProfile } from './brand.ts'
import { hueOf } from './colour-hues.ts'
import { siteNameOf } from './site-names.ts'

/** A brand in the theme given, with everything else as usual. */
export function profileOf(domain: string, themeCode: string, themeColour: string): BrandProfile {
  return {
    domain,
    siteName: siteNameOf(themeCode),
    hue: hueOf(themeColour),
    currency: 'PHP',
    themeCode,
    themeColour,
    traits: ['liveChat'],
  }
}

type Variation = Partial<Omit<BrandProfile, 'domain'>>

/** Brands that exist to show one state each, by the first label of `<label>.localhost`. */
const specialBrands: Record<string, Variation> = {
  maintenance: {
    siteName: 'Luna Palace',
    maintenance: { startDate: '2026-01-05T02:00:00+08:00', endDate: '2036-01-05T06:00:00+08:00' },
  },
  badtheme: { themeCode: 'template99' },
  badcolour: { themeColour: 'plaid' },
  nogames: { siteName: 'Bagong Bukas', traits: ['emptyLists'] },
  fewcategories: { siteName: 'Rolyo Lamang', traits: ['fewCategories'] },
  hostilecms: { traits: ['hostileCms'] },
  mobile: { siteName: 'Selpon Play', traits: ['mobileAccounts'] },
}

/**
 * The brand that a domain means without anybody having registered it: `localhost` and `127.0.0.1` are the house
 * brand, `<template>.localhost` and `<template>-<colour>.localhost` show that theme, a few names show a state, and
 * any other `*.localhost` is one more house like the first. `undefined` for every other domain.
 */
export function profileByDomain(domain: string): BrandProfile | undefined {
  const house = profileOf(domain, 'template1', 'gold')
  if (domain === 'localhost') return { ...house, traits: ['liveChat', 'analytics', 'greeting'] }
  if (domain === '127.0.0.1') return house
  const label = /^(?:.+\.)?([^.]+)\.localhost$/.exec(domain)?.[1]
  if (label === undefined) return undefined
  return themedProfile(domain, label) ?? { ...house, ...specialBrands[label] }
}

function themedProfile(domain: string, label: string): BrandProfile | undefined {
  const [name = '', wanted] = label.split('-')
  const code = templateCodes.find((known) => known === name)
  if (!code) return undefined
  const colours: readonly string[] = templates[code as TemplateCode].colours
  const colour = wanted === undefined ? colours[0] : colours.find((known) => known === wanted)
  return colour === undefined ? undefined : profileOf(domain, code, colour)
}
