import { type CacheKind, cacheKinds } from '../../cache/cache-key.ts'

/** What a purge is about; what is not named means all. */
export interface PurgeScope {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
}

/** A scope in one word per part; no host is `*`. */
export function scopeName({ host = '*', kind }: PurgeScope): string {
  return `${kind ?? '*'} ${host}`
}

/** Every scope that a value of a brand's kind is in: what any of them forgets, it forgets. */
export function scopesOf(host: string, kind: CacheKind): string[] {
  return [{}, { kind }, { host }, { host, kind }].map(scopeName)
}

/** The scope of a name; nothing for what is none. */
export function readScope(name: string): PurgeScope | undefined {
  const [kindName = '', host = '', ...rest] = name.split(' ')
  const kind = cacheKinds.find((one) => one === kindName)
  if (rest.length > 0 || host === '' || (kindName !== '*' && !kind)) return undefined
  return { ...(kind && { kind }), ...(host !== '*' && { host }) }
}
