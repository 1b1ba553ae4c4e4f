import { createHash } from 'node:crypto'
import { openHouseAccounts } from '../ledger/ledger-account.ts'
import type { Platform } from '../platform.ts'
import { domainNotFound } from '../refusal.ts'
import type { Brand, BrandProfile, BrandTrait } from './brand.ts'
import { profileByDomain } from './brand-profile.ts'

type BrandStorage = Pick<Platform, 'db' | 'now' | 'seedBrand'>

interface BrandRow {
  domain: string
  external_id: string
  site_name: string
  hue: number
  currency: string
  theme_code: string
  theme_color: string
  maintenance_start: string
  maintenance_end: string
  traits: string
}

/**
 * The brand of a domain. A domain that needs no registration (`*.localhost`) gets its brand, players and wallets on
 * first use, so that start-up does not have to seed all of them.
 * @throws Refusal `domainNotFound`
 */
export function brandByDomain(platform: BrandStorage, domainName: string): Brand {
  const domain = domainName.toLowerCase()
  const known = platform.db.one<BrandRow>`SELECT * FROM brands WHERE domain = ${domain}`
  if (known) return fromRow(known)
  const profile = profileByDomain(domain)
  if (!profile) throw domainNotFound()
  return addBrand(platform, profile)
}

/** Registers a brand with the seeded players. A brand that is registered already is not changed. */
export function addBrand({ db, now, seedBrand }: BrandStorage, profile: BrandProfile): Brand {
  const { domain, siteName, hue, currency, themeCode, themeColor, maintenance, traits } = profile
  const externalId = externalIdOf(domain)
  db.transaction(() => {
    const added = db.run`INSERT OR IGNORE INTO brands VALUES (${domain}, ${externalId}, ${siteName}, ${hue},
      ${currency}, ${themeCode}, ${themeColor}, ${maintenance?.startDate ?? ''}, ${maintenance?.endDate ?? ''},
      ${JSON.stringify(traits)})`
    if (added === 0) return
    openHouseAccounts(db, domain)
    seedBrand(db, { domain, traits }, now())
  })
  return { ...profile, externalId }
}

// Derived from the domain, so that a brand keeps its id in a rebuilt database while a gateway is running.
function externalIdOf(domain: string): string {
  return `mq-${createHash('sha256').update(domain).digest('hex').slice(0, 12)}`
}

function fromRow(row: BrandRow): Brand {
  return {
    domain: row.domain,
    externalId: row.external_id,
    siteName: row.site_name,
    hue: row.hue,
    currency: row.currency,
    themeCode: row.theme_code,
    themeColor: row.theme_color,
    ...(row.maintenance_start && {
      maintenance: { startDate: row.maintenance_start, endDate: row.maintenance_end },
    }),
    traits: JSON.parse(row.traits) as BrandTrait[],
  }
}
