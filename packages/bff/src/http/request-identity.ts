import { createHash, randomUUID } from 'node:crypto'

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
    return { requestId: given, reference: referenceOf(createHash('sha256').update(given).digest('hex')) }
  }
  const requestId = randomUUID()
  return { requestId, reference: referenceOf(requestId.replaceAll('-', '')) }
}

// The reference comes from the id, so either finds the other: 40 bits, eight characters.
function referenceOf(hex: string): string {
  let text = ''
  let bits = Number.parseInt(hex.slice(0, 10), 16)
  for (let place = 0; place < 8; place++) {
    text = alphabet[bits % 32] + text
    bits = Math.floor(bits / 32)
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
