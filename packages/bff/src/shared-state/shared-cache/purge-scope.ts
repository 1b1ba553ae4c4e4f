import { type CacheKind, cacheKinds } from '../../cache/cache-key.ts'

/** Parses the name of a scope; undefined if it is invalid. */
export interface PurgeScope {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
}

/** The name of a scope: kind and host, each `*` where omitted. */
export function scopeName({ host = '*', kind }: PurgeScope): string {
  return `${kind ?? '*'} ${host}`
}

/** All scopes that contain a value of the kind of a brand. A purge of any of them removes the value. */
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
