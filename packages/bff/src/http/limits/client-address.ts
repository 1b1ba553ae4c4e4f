import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { LruMap } from '../../cache/lru-map.ts'

// Usually one household: providers give each a prefix of 56 to 64 bits (RIPE-690).
const ipv6PrefixBits = 56
const maxRememberedNetworks = 10_000

// Reading an IPv6 address takes as long as the rest of a cached response.
const networks = new LruMap<string>()

/**
 * The address that a request is counted by: an IPv6 address as its /56. A forwarded value that is no address tells
 * nothing of the client, so the trusted proxy that passed it on is counted instead.
 */
export function clientAddress({ ip, ips }: FastifyRequest): string {
  // A connection that has been closed has no address any more.
  const address: string | undefined = ips ? ips.map(withoutPort).findLast((value) => isIP(value) !== 0) : ip
  if (!address?.includes(':')) return address ?? ''
  return networks.get(address) ?? rememberNetwork(address)
}

function rememberNetwork(address: string): string {
  const network = normalizeIP(address, ipv6PrefixBits)
  networks.set(address, network)
  if (networks.size > maxRememberedNetworks) networks.deleteOldest()
  return network
}

const addressAndPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

/** Some proxies report the client's port with its address. */
function withoutPort(value = ''): string {
  const { six, four } = addressAndPort.exec(value)?.groups ?? {}
  return six ?? four ?? value
}
