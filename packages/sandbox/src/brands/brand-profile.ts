import { type TemplateCode, templateCodes, templates } from '@marquee/contracts/templates'
import type { BrandProfile } from './brand.ts'
import { hueOf, siteNameOf } from './brand-look.ts'
import { absentAreaOf, cashierAreas, lacking, rewardAreas } from './capabilities.ts'
import { stressName } from './stress-brand.ts'

/** A brand with this theme and default values for everything else. */
export function profileOf(domain: string, themeCode: string, themeColor: string): BrandProfile {
  return {
    domain,
    siteName: siteNameOf(themeCode),
    hue: hueOf(themeColor),
    currency: 'PHP',
    themeCode,
    themeColor,
    traits: ['liveChat'],
  }
}

type Variation = Partial<Omit<BrandProfile, 'domain'>>

const closedForYears = { startDate: '2026-01-05T02:00:00+08:00', endDate: '2036-01-05T06:00:00+08:00' }

/** Brands that demonstrate one state each, by the label before `.localhost`. */
const specialBrands: Record<string, Variation> = {
  maintenance: { siteName: 'Luna Palace', maintenance: closedForYears },
  closed: { traits: ['liveChat', 'inactive'] },
  expired: { traits: ['liveChat', 'expired'] },
  extras: { siteName: 'Buo Palace', traits: ['liveChat', 'extras'] },
  nodocuments: { siteName: 'Tahimik Play', traits: ['liveChat', 'noDocuments'] },
  fewdocuments: { siteName: 'Payak Batas', traits: ['liveChat', 'fewDocuments'] },
  stress: { siteName: stressName, traits: ['liveChat', 'stress'] },
  badtheme: { themeCode: 'template99' },
  badcolor: { themeColor: 'plaid' },
  nogames: { siteName: 'Bagong Bukas', traits: ['emptyLists'] },
  fewcategories: { siteName: 'Rolyo Lamang', traits: ['fewCategories'] },
  hostilecms: { traits: ['hostileCms'] },
  nocashier: { siteName: 'Laro Muna', traits: lacking(cashierAreas) },
  plain: { siteName: 'Payak Play', traits: ['liveChat', ...lacking(rewardAreas)] },
  ph: { siteName: 'Perlas Palace', traits: ['liveChat', 'phMarket'] },
  uk: { siteName: 'Thames Parlour', traits: ['ukMarket'] },
  pin: { siteName: 'Susi Palace', traits: ['liveChat', 'withdrawalPin'] },
  mobile: { siteName: 'Selpon Play', traits: ['mobileAccounts'] },
}

/**
 * The brand of a domain that needs no registration: `localhost` and `127.0.0.1` are the default brand,
 * `<template>.localhost` and `<template>-<color>.localhost` show that theme, after a word such as `stress-` or
 * `maintenance-` in that state, `no-<area>.localhost` lacks that business area, a few names demonstrate a state, and any other `*.localhost` is another brand like the default one. `undefined` for all other domains.
 */
export function profileByDomain(domain: string): BrandProfile | undefined {
  const defaults = profileOf(domain, 'template1', 'gold')
  if (domain === 'localhost') return { ...defaults, traits: ['liveChat', 'analytics', 'greeting'] }
  if (domain === '127.0.0.1') return defaults
  const label = /^(?:.+\.)?([^.]+)\.localhost$/.exec(domain)?.[1]
  if (label === undefined) return undefined
  const absentArea = absentAreaOf(label)
  if (absentArea) return { ...defaults, traits: ['liveChat', absentArea] }
  return themedProfile(domain, label) ?? { ...defaults, ...specialBrands[label] }
}

/** States in which every theme can be seen, by the first word of the label. */
const themedStates: Record<string, Variation> = {
  stress: { siteName: stressName, traits: ['liveChat', 'stress'] },
  maintenance: { maintenance: closedForYears },
  closed: { traits: ['liveChat', 'inactive'] },
  expired: { traits: ['liveChat', 'expired'] },
  extras: { traits: ['liveChat', 'extras'] },
}

function themedProfile(domain: string, label: string): BrandProfile | undefined {
  const [first = '', ...rest] = label.split('-')
  const state = themedStates[first]
  const [name = '', requestedColor] = state ? rest : [first, ...rest]
  const code = templateCodes.find((known) => known === name)
  if (!code) return undefined
  const colors: readonly string[] = templates[code as TemplateCode].colors
  const color = requestedColor ?? colors[0] ?? ''
  return colors.includes(color) ? { ...profileOf(domain, code, color), ...state } : undefined
}
