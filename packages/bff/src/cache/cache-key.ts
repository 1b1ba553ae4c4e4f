/** What a brand's cache holds. The names are those of `POST /purge?kind=`. */
export const cacheKinds = ['startup', 'seo', 'cms', 'catalogue', 'document', 'picture'] as const
export type CacheKind = (typeof cacheKinds)[number]

/**
 * Kinds whose names are a closed list, and what an outage is survived with. The names of the others are made up by
 * visitors (searches, paths), so they are the first to be given up and are not worth a place on disk.
 */
export const durableKinds: readonly CacheKind[] = ['startup', 'seo', 'cms']

/** A brand as the cache knows it: by its canonical host, never by a header. */
export interface BrandRef {
  readonly host: string
}

/** The private field makes the type nominal: only `cacheKey`, which asks for the brand, yields one. */
class Key {
  readonly host: string
  readonly kind: CacheKind
  readonly name: string
  readonly #id: string

  constructor(host: string, kind: CacheKind, name: string) {
    this.host = host
    this.kind = kind
    this.name = name
    this.#id = name === '' ? kind : `${kind}:${name}`
  }

  /** The key inside its brand; no kind has a colon, so no two keys share one. */
  get id(): string {
    return this.#id
  }
}

export type { Key as CacheKey }

/**
 * Names a cached value. `name` tells values of one kind apart (a page, a language, a query) and may be empty
 * where a kind has a single value.
 */
export function cacheKey(brand: BrandRef, kind: CacheKind, name: string): Key {
  return new Key(brand.host, kind, name)
}
