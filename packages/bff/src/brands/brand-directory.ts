import { domainPattern } from '../config/domain-pattern.ts'
import type { Brand } from '../request/brand.ts'

/** What a Host header came to: a brand, a host that is not served here (421), or no host at all (400). */
export type HostReading = { brand: Brand } | { refused: 'unknownHost' | 'invalidRequest' }

export interface BrandDirectory {
  /** Reads a raw Host value. Costs the same however many hosts are configured. */
  read(host: string | undefined): HostReading
}

const notServed: HostReading = { refused: 'unknownHost' }
const malformed: HostReading = { refused: 'invalidRequest' }

// Brands under a wildcard are made as they are asked for; the bound keeps a flood of invented names from growing it.
const rememberedBrands = 10_000

/**
 * Makes the directory from the configured domains. `publicPort` tells the port in the brand's own addresses where
 * it is not the scheme's usual one; it is asked late, because a port may be chosen only when listening.
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
  const known = new Map<string, HostReading>()

  function lookUp(host: string): HostReading {
    if (!domainPattern.test(host) || host.startsWith('*')) return malformed
    if (!exact.has(host) && !underSuffix(host)) return notServed
    return { brand: Object.freeze({ host, origin: `${options.scheme}://${host}${port()}` }) }
  }

  function underSuffix(host: string): boolean {
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      if (suffixes.has(host.slice(dot + 1))) return true
    }
    return false
  }

  return {
    read(value) {
      // Most come as they are remembered.
      const plain = known.get(value ?? '')
      if (plain) return plain
      const host = plainHost(value)
      if (host === undefined) return malformed
      const remembered = known.get(host)
      if (remembered) return remembered
      const reading = lookUp(host)
      if ('brand' in reading) {
        if (known.size >= rememberedBrands) known.delete(known.keys().next().value ?? '')
        known.set(host, reading)
      }
      return reading
    },
  }
}

const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(?::\d{0,5})?$/

/** Lower-cases a Host value and takes its port and trailing dot off; undefined when it is no host. */
export function plainHost(value: string | undefined): string | undefined {
  if (!value || value.length > 262) return undefined
  return hostAndPort.exec(value.toLowerCase())?.[1]
}
