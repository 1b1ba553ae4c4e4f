import { hash, randomUUID } from 'node:crypto'

/** The identity of a request: the id for machines, and the reference that a player can read out to support. */
export interface RequestIdentity {
  requestId: string
  reference: string
}

// Crockford's base 32, which leaves out letters that are easily mistaken for digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/

/**
 * Creates the identity of a request. `given` is an `x-request-id` from a trusted proxy; an unsuitable one is
 * replaced.
 */
export function requestIdentity(given?: string): RequestIdentity {
  if (given !== undefined && acceptable.test(given)) {
    return { requestId: given, reference: referenceOf(hash('sha256', given)) }
  }
  const requestId = randomUUID()
  return { requestId, reference: referenceOf(requestId) }
}

// The reference is the first 40 bits of the id, so that each can be found by the other.
function referenceOf(hex: string): string {
  let bits = Number.parseInt(hex.replace('-', '').slice(0, 10), 16)
  let characters = ''
  for (let count = 0; count < 8; count++) {
    characters = alphabet.charAt(bits % 32) + characters
    bits = Math.floor(bits / 32)
  }
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
