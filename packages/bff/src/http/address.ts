const addressAndPort = /^"?(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?"?$/
const mapped = /^::ffff:(?=[\d.]+$)/i
// RFC 4007, 11: the zone says by which interface this machine reaches a link-local address.
const zone = /(?<=^[\da-f]*:[\da-f:.]+)%.*$/i

/**
 * An address as it is told by a connection or a proxy, without what some add to it: a port, the brackets and
 * the zone of IPv6, and the prefix that maps IPv4 into it. Text that is no address is returned as it is.
 */
export function plainAddress(told: string): string {
  const { six, four } = addressAndPort.exec(told)?.groups ?? {}
  return (six ?? four ?? told).replace(zone, '').replace(mapped, '')
}
