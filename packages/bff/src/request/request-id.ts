import { hash, randomUUID } from 'node:crypto'

/** Names of one request: the id for machines, and the reference that a player can read to support. */
export interface RequestIdentity {
  requestId: string
  reference: string
}

// Without letters that are mistaken for digits when read aloud (Crockford's base 32).
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/

/** Identity of a request. `given` is an `x-request-id` from a trusted proxy; anything unfit is replaced. */
export function requestIdentity(given?: string): RequestIdentity {
  if (given !== undefined && acceptable.test(given)) {
    return { requestId: given, reference: referenceOf(hash('sha256', given)) }
  }
  const requestId = randomUUID()
  return { requestId, reference: referenceOf(requestId) }
}

// The reference comes from the id, so either finds the other: 40 bits, eight characters.
function referenceOf(hex: string): string {
  const firstBits = bitsOf(hex, 0, 5)
  // A UUID has a dash after its eighth digit.
  const lastBits = hex[8] === '-' ? (bitsOf(hex, 5, 8) << 8) | bitsOf(hex, 9, 11) : bitsOf(hex, 5, 10)
  return `${fourFrom(firstBits)}-${fourFrom(lastBits)}`
}

// Digits by their codes and characters two at a time, from tables, because every request has a reference.
const digits = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16))
const pairs = Array.from({ length: 1024 }, (_, bits) => `${alphabet[bits >> 5]}${alphabet[bits & 31]}`)

/** The bits of the hexadecimal digits from `start` to before `end`. */
function bitsOf(hex: string, start: number, end: number): number {
  let bits = 0
  for (let at = start; at < end; at++) bits = (bits << 4) | (digits[hex.charCodeAt(at)] ?? 0)
  return bits
}

/** Four characters from 20 bits. */
function fourFrom(bits: number): string {
  return `${pairs[bits >> 10]}${pairs[bits & 1023]}`
}
