import { createHash } from 'node:crypto'
import type { Platform } from '../platform.ts'
import { seedPlayers } from '../players/seed-players.ts'
import { domainNotFound } from '../refusal.ts'
import type { Brand, BrandProfile, BrandTrait } from './brand.ts'
import { profileByDomain } from './brand-profile.ts'
import { seedTopEntries } from './seed-top-entries.ts'

type Wiring = Pick<Platform, 'db' | 'now'>

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
 * The brand of a domain. A domain that needs no registration (`*.localhost`) gets its brand, its players and their
 * wallets when it is first asked for: nobody waits for a hundred brands that nobody looks at.
 * @throws Refusal `domainNotFound`
 */
export function brandByDomain(platform: Wiring, domainName: string): Brand {
  const domain = domainName.toLowerCase()
  const known = platform.db.one<BrandRow>`SELECT * FROM brands WHERE domain = ${domain}`
  if (known) return fromRow(known)
  const profile = profileByDomain(domain)
  if (!profile) throw domainNotFound()
  return addBrand(platform, profile)
}

/** Registers a brand with the seeded players; one that is known already stays as it is. */
export function addBrand({ db, now }: Wiring, profile: BrandProfile): Brand {
  const { domain, siteName, hue, currency, themeCode, themeColour, maintenance, traits } = profile
  const externalId = externalIdOf(domain)
  db.transaction(() => {
    const added = db.run`INSERT OR IGNORE INTO brands VALUES (${domain}, ${externalId}, ${siteName}, ${hue},
      ${currency}, ${themeCode}, ${themeColour}, ${maintenance?.startDate ?? ''}, ${maintenance?.endDate ?? ''},
      ${JSON.stringify(traits)})`
    if (added === 0) return
    seedPlayers(db, domain, now())
    seedTopEntries(db, domain, now())
  })
  return { ...profile, externalId }
}

// Made from the domain, so that a rebuilt database gives a brand the id that a running gateway still holds.
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
    themeColour: row.theme_color,
    ...(row.maintenance_start && {
      maintenance: { startDate: row.maintenance_start, endDate: row.maintenance_end },
    }),
    traits: JSON.parse(row.traits) as BrandTrait[],
  }
}
