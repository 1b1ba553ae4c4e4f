import type { BrandDirectory } from '../../brands/brand-directory.ts'

const label = 'brand'

/** The origins of all brands, as sources of a content policy. */
export function frameSources(domains: readonly string[], brands: BrandDirectory): string[] {
  return domains.flatMap((domain) => {
    const isWildcard = domain.startsWith('*.')
    const resolution = brands.resolve(isWildcard ? label + domain.slice(1) : domain)
    if (!('brand' in resolution)) return []
    const { origin } = resolution.brand
    return [isWildcard ? origin.replace(`//${label}.`, '//*.') : origin]
  })
}
