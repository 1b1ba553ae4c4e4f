import type { BlockList } from 'node:net'
import * as z from 'zod/mini'
import { readJsonAs, readText } from './read-text.ts'
import { proxies } from './setting-readers.ts'

/** What operators may do on the private listener, the least first; each role may do what those before it may, too. */
export const roles = ['read', 'support', 'design', 'operate'] as const
export type Role = (typeof roles)[number]

/** Somebody who may use the private listener. */
export interface Operator {
  /** Undefined where nobody is asked. */
  name: string | undefined
  /** `none` for somebody whom the proxy knows, and the file does not. */
  role: Role | 'none'
}

/** Who may use the private listener, and how they say who they are. */
export interface Operators {
  /** By the SHA-256 of their token, in hexadecimal. */
  byToken: ReadonlyMap<string, Operator>
  /** A proxy that has found out who somebody is. */
  proxy:
    | {
        /** From which addresses its headers are believed. */
        addresses: BlockList
        users: ReadonlyMap<string, Role>
        groups: ReadonlyMap<string, Role>
      }
    | undefined
  /** Whether Prometheus has to say who it is, too. */
  guardsMetrics: boolean
}

const RoleName = z.enum(roles)
const Name = z.string().check(z.regex(/^[\w.@+-]{1,64}$/, 'is not a name such as maria'))
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 of 64 hexadecimal digits'))
const Addresses = z.pipe(
  z.pipe(
    z.array(z.string()),
    z.transform((ranges) => ranges.join(',')),
  ),
  proxies,
)

const RoleByName = z.pipe(
  z.record(z.string(), RoleName),
  z.transform((entries) => new Map(Object.entries(entries))),
)

const File = z.strictObject({
  tokens: z._default(z.record(Name, z.strictObject({ role: RoleName, sha256: Digest })), {}),
  proxy: z.optional(
    z.strictObject({
      addresses: Addresses,
      users: z.optional(RoleByName),
      groups: z.optional(RoleByName),
    }),
  ),
  metrics: z._default(z.enum(['open', 'read']), 'open'),
})

/**
 * Reads the operators file that a setting names; every mistake in it is an issue of its own. Empty text means no file:
 * whoever reaches the private listener may do everything.
 */
export const operatorsFile = readText((path, addIssue): Operators | undefined => {
  if (path === '') return undefined
  const file = readJsonAs(path, File, addIssue)
  if (!file) return undefined
  const { tokens, proxy, metrics } = file
  const byToken = new Map<string, Operator>()
  for (const [name, { role, sha256 }] of Object.entries(tokens)) {
    const other = byToken.get(sha256)
    if (other) addIssue(`"${path}" at tokens.${name}: is the token of ${other.name}`)
    byToken.set(sha256, { name, role })
  }
  const { users = new Map(), groups = new Map() } = proxy ?? {}
  if (byToken.size + users.size + groups.size === 0)
    addIssue(`"${path}" names nobody, so that nobody could use the private listener`)
  if (proxy?.addresses.rules.length === 0) addIssue(`"${path}" at proxy.addresses: names no address`)
  return {
    byToken,
    proxy: proxy && { addresses: proxy.addresses, users, groups },
    guardsMetrics: metrics === 'read',
  }
})
