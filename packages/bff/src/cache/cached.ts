import { performance } from 'node:perf_hooks'

/**
 * How long a value is served without a load (fresh), and how long after that while a refresh runs or fails (stale).
 */
export interface CachePolicy {
  readonly freshMs: number
  readonly staleMs: number
}

/** The result of a loader: plain data or bytes, and its approximate size in memory. */
export interface Loaded<T> {
  readonly value: T
  readonly bytes: number
  /** The value is usable but incomplete: it is fresh only as long as a failure is remembered. */
  readonly shortLived?: boolean
  /** The value has blanks in place of missing data. It never replaces a complete value that may still be served. */
  readonly partial?: boolean
  /** The value is returned to waiting callers but neither it nor its key is kept. */
  readonly discard?: boolean
  /** Age of the value when it comes from another replica. */
  readonly ageMs?: number
}

/**
 * Loads the value. Anything it throws is a failure and is not stored. The signal aborts when the load is abandoned.
 */
export type Load<T> = (signal: AbortSignal) => Promise<Loaded<T>>

/**
 * `hit`: fresh, from memory. `stale`: from memory, past its freshness. `miss`: loaded for this caller. `coalesced`:
 * joined a load that another caller had started.
 */
export type CachedStatus = 'hit' | 'stale' | 'miss' | 'coalesced'

export interface Cached<T> {
  readonly value: T
  readonly status: CachedStatus
  /** Time since the value was loaded. */
  readonly ageMs: number
  /** Remaining freshness; zero or less when stale. */
  readonly ttlMs: number
  /** False if the value could not be stored: too large, or purged during the load. */
  readonly stored: boolean
  /**
   * Identifies the value: a different value has a different number, an equal value that is loaded again keeps its
   * number.
   */
  readonly generation: number
}

/**
 * The `Cache-Status` header of a response that came through the cache (RFC 9211). A stale value is a hit with a `ttl`
 * of zero or less and `detail=stale`.
 */
export function cacheStatus({ status, ttlMs, stored }: Cached<unknown>): string {
  const ttl = Math.floor(ttlMs / 1000)
  const kept = stored ? `; stored; ttl=${ttl}` : ''
  switch (status) {
    case 'hit':
      return `marquee; hit; ttl=${ttl}`
    case 'stale':
      return `marquee; hit; ttl=${ttl}; detail=stale`
    case 'miss':
      return `marquee; fwd=miss${kept}`
    case 'coalesced':
      return `marquee; fwd=miss${kept}; collapsed`
  }
}

/** A value in memory. */
export interface StoredValue {
  readonly value: unknown
  /** Size that the loader reported. */
  readonly bytes: number
  readonly storedAt: number
  readonly freshUntil: number
  readonly generation: number
  /** Excluded from snapshots. */
  readonly shortLived?: boolean
  /** Replaced by any other value, and never replaces a complete one. */
  readonly partial?: boolean
}

/** The result of a load, shared by all callers that waited for it. */
export interface LoadedValue extends StoredValue {
  readonly stored: boolean
}

/** Describes a value as it is at `now`. */
export function cachedFrom<T>(
  from: StoredValue | LoadedValue,
  status: Cached<T>['status'],
  now: number,
): Cached<T> {
  return {
    // The only unchecked cast: the type of a key is set by its loader.
    value: from.value as T,
    status,
    ageMs: now - from.storedAt,
    ttlMs: from.freshUntil - now,
    stored: 'stored' in from ? from.stored : true,
    generation: from.generation,
  }
}

/**
 * Freezes plain data recursively, so that no request can change what another receives. Typed arrays cannot be frozen
 * and are left as they are.
 * @throws TypeError for values that freezing does not protect (a Map, a Date, an instance of a class)
 */
export function deepFreeze<T>(value: T): T {
  freezeInto(value, new Set())
  return value
}

function freezeInto(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return
  if (!isPlain(value)) throw new TypeError('A cached value must be plain data or bytes')
  seen.add(value)
  Object.freeze(value)
  for (const part of Object.values(value)) freezeInto(part, seen)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/**
 * Memoizes what is derived from a cached value for as long as the value lives. Cached values are frozen, so the
 * result stays valid. Failures are not memoized.
 */
export function oncePerValue<Value extends object, Rest extends unknown[], Made>(
  make: (value: Value, ...rest: Rest) => Promise<Made>,
): (value: Value, ...rest: Rest) => Promise<Made> {
  const made = new WeakMap<Value, Promise<Made>>()
  return (value, ...rest) => {
    const known = made.get(value)
    if (known) return known
    const making = make(value, ...rest)
    made.set(value, making)
    making.catch(() => made.delete(value))
    return making
  }
}

/** The clock of the cache, which tests replace. */
export interface Clock {
  /** Monotonic time in milliseconds, unaffected by changes of the wall clock. */
  now(): number
  /**
   * Calls back once after `delayMs`. The returned function cancels the timer. The timer does not keep the process
   * alive.
   */
  after(delayMs: number, callback: () => void): () => void
}

export const monotonicClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/**
 * The kinds of data in the cache. The names are those of `POST /purge?kind=`. Templates are held by the gateway as a
 * whole, so no value has their kind: a purge of it reads their files again.
 */
export const cacheKinds = [
  'startup',
  'seo',
  'cms',
  'catalogue',
  'live',
  'document',
  'picture',
  'template',
] as const
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
