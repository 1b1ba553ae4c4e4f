/**
 * The kinds of data in the cache. The names are those of `POST /purge?kind=`. Templates are held by the gateway as a
 * whole, so no value has their kind: a purge of it reads their files again.
 */
export const cacheKinds = ['startup', 'seo', 'cms', 'catalogue', 'document', 'picture', 'template'] as const
export type CacheKind = (typeof cacheKinds)[number]

/**
 * The kinds whose names form a closed list; they keep the site up during an outage. Names of other kinds come from
 * visitors (searches, paths), so they are evicted first and never saved to disk.
 */
export const durableKinds: readonly CacheKind[] = ['startup', 'seo', 'cms']

/** A brand, identified by its canonical host and never by a request header. */
export interface BrandRef {
  readonly host: string
}

/**
 * The private field makes the type nominal, so that keys are created only by `cacheKey`, which requires the brand.
 */
class Key {
  readonly host: string
  readonly kind: CacheKind
  readonly name: string
  /** Whether visitors choose the name, and may invent one. */
  readonly isChosen: boolean
  readonly #id: string

  constructor(host: string, kind: CacheKind, name: string, isChosen: boolean) {
    this.host = host
    this.kind = kind
    this.name = name
    this.isChosen = isChosen
    this.#id = name === '' ? kind : `${kind}:${name}`
  }

  /** The key within its brand. Kinds contain no colon, so ids are unique. */
  get id(): string {
    return this.#id
  }
}

export type { Key as CacheKey }

/**
 * Creates the key of a cached value. `name` distinguishes values of one kind (a page, a language, a query) and may be
 * empty for kinds with a single value.
 */
export function cacheKey(brand: BrandRef, kind: CacheKind, name: string): Key {
  return new Key(brand.host, kind, name, false)
}

/** As `cacheKey`, for a name that visitors choose: of an article, of a search, of a page. */
export function chosenKey(brand: BrandRef, kind: CacheKind, name: string): Key {
  return new Key(brand.host, kind, name, true)
}
