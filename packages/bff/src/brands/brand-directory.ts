import type { Config } from '../config/config.ts'
import { domainPattern } from '../config/setting-readers.ts'
import type { Brand } from '../request/brand.ts'

/** The result for a Host header: a brand, a host that is not served here (421), or no valid host (400). */
export type HostResolution = { brand: Brand } | { refused: 'unknownHost' | 'invalidRequest' }

export interface BrandDirectory {
  /** Finds the brand of a raw Host value, in constant time however many hosts are configured. */
  resolve(host: string | undefined): HostResolution
}

type Settings = Pick<Config, 'brandDomains' | 'publicScheme' | 'production'>

const notServed: HostResolution = { refused: 'unknownHost' }
const malformed: HostResolution = { refused: 'invalidRequest' }

// Brands under a wildcard are created on request; the limit bounds the memory that invented names can take.
const maxRememberedBrands = 10_000

/**
 * Makes the directory of the configured domains. `publicPort` returns the port of the brand's origin where it is not
 * the scheme's default; a function, because the system may choose the port only when listening.
 */
export function createBrandDirectory(options: {
  domains: readonly string[]
  scheme: 'http' | 'https'
  publicPort?: () => number
}): BrandDirectory {
  const exact = new Set(options.domains.filter((domain) => !domain.startsWith('*.')))
  const suffixes = new Set(
    options.domains.filter((domain) => domain.startsWith('*.')).map((domain) => domain.slice(2)),
  )
  const port = () => (options.publicPort ? `:${options.publicPort()}` : '')
  const remembered = new Map<string, HostResolution>()

  function lookUp(host: string): HostResolution {
    if (!domainPattern.test(host) || host.startsWith('*')) return malformed
    if (!exact.has(host) && !matchesWildcard(host)) return notServed
    return { brand: Object.freeze({ host, origin: `${options.scheme}://${host}${port()}` }) }
  }

  function matchesWildcard(host: string): boolean {
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      if (suffixes.has(host.slice(dot + 1))) return true
    }
    return false
  }

  return {
    resolve(value) {
      const host = normalizeHost(value)
      if (host === undefined) return malformed
      const known = remembered.get(host)
      if (known) return known
      const resolution = lookUp(host)
      if ('brand' in resolution) {
        if (remembered.size >= maxRememberedBrands) remembered.delete(remembered.keys().next().value ?? '')
        remembered.set(host, resolution)
      }
      return resolution
    },
  }
}

/** The brands of the settings. Outside production they are asked for at the gateway's own port. */
export function openBrands(
  { brandDomains: domains, publicScheme: scheme, production }: Settings,
  publicPort: () => number,
): BrandDirectory {
  return createBrandDirectory({ domains, scheme, ...(!production && { publicPort }) })
}

const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(?::\d{0,5})?$/

/** Lower-cases a Host value and removes its port and trailing dot; undefined when it is not a host. */
export function normalizeHost(value: string | undefined): string | undefined {
  if (!value || value.length > 262) return undefined
  return hostAndPort.exec(value.toLowerCase())?.[1]
}
