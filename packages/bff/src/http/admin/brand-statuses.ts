import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { BrandTroubles } from '../../observability/brand-troubles.ts'
import type { BreakerState } from '../../observability/events.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Sites } from '../../sites/sites.ts'
import type { Templates } from '../../templates/templates.ts'

/** What visitors of a brand see. */
export type BrandState = 'open' | 'maintenance' | 'closed' | 'themeInvalid' | 'unreachable' | 'notAsked'

/** What the doctor found when it examined a brand last. */
export interface DoctorResult {
  /** ISO 8601. */
  examinedAt: string
  errors: number
  warnings: number
  /** The gravest first; of many the first alone. */
  findings: {
    severity: 'error' | 'warning'
    area: string
    code: string
    message: string
    fix?: string | undefined
  }[]
}

/** How a brand does, without anything private. */
export interface BrandStatus {
  host: string
  state: BrandState
  /** As start-up data names them; absent until there is some. */
  template?: string
  color?: string
  /** Whether calls of the platform are sent: `open` is not, `halfOpen` is one, to try. */
  breaker: BreakerState
  /** When the platform gave the start-up data that is kept (ISO 8601), and how old it is. */
  lastSuccess?: string
  ageSeconds?: number
  /** Whether the platform is not asked again yet; it is asked when somebody visits. */
  isFresh: boolean
  /** Whether asking again has failed last. */
  isFailing: boolean
  /** Since when the platform fails the brand, or fails it no longer (ISO 8601). */
  since: string
  /** Absent until the brand has been examined. */
  doctor?: DoctorResult
}

/** How brands do, as this replica knows it. Nothing is asked for. */
export interface BrandStatuses {
  /** The brands that the settings name or that were visited, those in trouble first. */
  all(): BrandStatus[]
  /** One of them, by its host. */
  of(host: string): BrandStatus | undefined
}

interface Sources {
  settings: Settings
  brands: BrandDirectory
  sites: Pick<Sites, 'knownHosts' | 'kept'>
  templates: Pick<Templates, 'readTheme'>
  breakerOf(host: string): BreakerState
  troubles: Pick<BrandTroubles, 'since'>
  examinationOf(host: string): DoctorResult | undefined
}

/** The hosts of the brands that the settings name or that were visited. */
export function brandHosts({
  settings,
  brands,
  sites,
}: Pick<Sources, 'settings' | 'brands' | 'sites'>): string[] {
  const named = settings.now.brandDomains.filter((domain) => !domain.startsWith('*.'))
  const hosts = [...new Set([...named, ...sites.knownHosts()])]
  return hosts.filter((host) => 'brand' in brands.resolve(host))
}

/** Makes what tells how brands do. */
export function createBrandStatuses(sources: Sources): BrandStatuses {
  const { brands, sites } = sources
  return {
    all: () =>
      brandHosts(sources)
        .map((host) => statusOf(host, sources))
        .toSorted((one, other) => rankOf(one) - rankOf(other) || one.host.localeCompare(other.host)),
    of(host) {
      if (!('brand' in brands.resolve(host))) return undefined
      return brands.isNamed(host) || sites.knownHosts().includes(host) ? statusOf(host, sources) : undefined
    },
  }
}

function statusOf(host: string, sources: Sources): BrandStatus {
  const doctor = sources.examinationOf(host)
  return { ...serviceOf(host, sources), ...(doctor && { doctor }) }
}

function serviceOf(host: string, { sites, templates, breakerOf, troubles }: Sources): BrandStatus {
  const { startup, ageMs, isFresh, isFailing } = sites.kept({ host })
  const breaker = breakerOf(host)
  const since = new Date(troubles.since(host)).toISOString()
  if (!startup)
    return { host, state: isFailing ? 'unreachable' : 'notAsked', breaker, isFresh: false, isFailing, since }
  const { themeCode: template, themeColor: color } = startup.site
  const isThemed = typeof templates.readTheme(template, color) !== 'string'
  return {
    host,
    state: startup.isClosed
      ? 'closed'
      : startup.maintenance
        ? 'maintenance'
        : isThemed
          ? 'open'
          : 'themeInvalid',
    template,
    color,
    breaker,
    lastSuccess: new Date(Date.now() - ageMs).toISOString(),
    ageSeconds: Math.round(ageMs / 1000),
    isFresh,
    isFailing,
    since,
  }
}

/** What needs somebody comes first, then what visitors cannot use, then the rest. */
function rankOf({ state, breaker, isFailing, doctor }: BrandStatus): number {
  if (state === 'unreachable' || state === 'themeInvalid' || breaker !== 'closed' || isFailing) return 0
  if (doctor && doctor.errors > 0) return 0
  return state === 'open' || state === 'notAsked' ? 2 : 1
}
