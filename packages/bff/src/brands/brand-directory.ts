import type { BrandSettings } from '../config/brand-settings.ts'
import { domainPattern } from '../config/setting-readers.ts'
import type { Brand } from '../request/request-context.ts'
import type { Config, LiveSettings, Settings } from '../settings/settings.ts'

/** The result for a Host header: a brand, a host that is not served here (421), or no valid host (400). */
export type HostResolution = { brand: Brand } | { refused: 'unknownHost' | 'invalidRequest' }

export interface BrandDirectory {
  /** Finds the brand of a raw Host value, in constant time however many hosts are configured. */
  resolve(host: string | undefined): HostResolution
  /** Whether the settings name the host itself, and not by a wildcard alone. */
  isNamed(host: string): boolean
}

const notServed: HostResolution = { refused: 'unknownHost' }
const malformed: HostResolution = { refused: 'invalidRequest' }

// Brands under a wildcard are created on request; the limit bounds the memory that invented names can take.
const maxRememberedBrands = 10_000

/** The domains of the settings as they are now, and the brands that were asked for since. */
interface Domains {
  of: LiveSettings
  exact: ReadonlySet<string>
  suffixes: ReadonlySet<string>
  remembered: Map<string, HostResolution>
}

function readDomains(of: LiveSettings): Domains {
  const isWildcard = (domain: string) => domain.startsWith('*.')
  return {
    of,
    exact: new Set(of.brandDomains.filter((domain) => !isWildcard(domain))),
    suffixes: new Set(of.brandDomains.filter(isWildcard).map((domain) => domain.slice(2))),
    remembered: new Map(),
  }
}

/** What holds for a host: of the patterns that match it, the longest counts, which has what the others say, too. */
function settingsOf(host: string, { brands, everyBrand }: LiveSettings): BrandSettings {
  const own = brands.get(host)
  if (own) return own
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const shared = brands.get(`*${host.slice(dot)}`)
    if (shared) return shared
  }
  return everyBrand
}

/**
 * Makes the directory of the configured domains. `publicPort` returns the port of the brand's origin where it is not
 * the scheme's default; a function, because the system may choose the port only when listening.
 */
export function createBrandDirectory(
  settings: Settings,
  options: { scheme: 'http' | 'https'; publicPort?: () => number },
): BrandDirectory {
  const port = () => (options.publicPort ? `:${options.publicPort()}` : '')
  let domains = readDomains(settings.now)

  function current(): Domains {
    if (domains.of !== settings.now) domains = readDomains(settings.now)
    return domains
  }

  function lookUp(host: string, known: Domains): HostResolution {
    if (!domainPattern.test(host) || host.startsWith('*')) return malformed
    if (!known.exact.has(host) && !matchesWildcard(host, known)) return notServed
    const origin = `${options.scheme}://${host}${port()}`
    return { brand: Object.freeze({ host, origin, settings: settingsOf(host, known.of) }) }
  }

  function matchesWildcard(host: string, { suffixes }: Domains): boolean {
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      if (suffixes.has(host.slice(dot + 1))) return true
    }
    return false
  }

  return {
    resolve(value) {
      const host = normalizeHost(value)
      if (host === undefined) return malformed
      const known = current()
      const { remembered } = known
      const found = remembered.get(host)
      if (found) return found
      const resolution = lookUp(host, known)
      if ('brand' in resolution) {
        if (remembered.size >= maxRememberedBrands) remembered.delete(remembered.keys().next().value ?? '')
        remembered.set(host, resolution)
      }
      return resolution
    },
    isNamed: (host) => current().exact.has(host),
  }
}

/** The brands of the settings. Outside production they are asked for at the gateway's own port. */
export function openBrands(
  { publicScheme: scheme, production }: Pick<Config, 'publicScheme' | 'production'>,
  settings: Settings,
  publicPort: () => number,
): BrandDirectory {
  return createBrandDirectory(settings, { scheme, ...(!production && { publicPort }) })
}

const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(?::\d{0,5})?$/

/** Lower-cases a Host value and removes its port and trailing dot; undefined when it is not a host. */
export function normalizeHost(value: string | undefined): string | undefined {
  if (!value || value.length > 262) return undefined
  return hostAndPort.exec(value.toLowerCase())?.[1]
}
