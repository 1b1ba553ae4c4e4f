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

/** The references that a request with this id may have: the id does not say whether the gateway or a proxy made it. */
export function referencesOf(requestId: string): string[] {
  if (!acceptable.test(requestId)) return []
  const hexadecimal = /^[0-9a-f]{8}-[0-9a-f]{2}/.test(requestId)
  return [hash('sha256', requestId), ...(hexadecimal ? [requestId] : [])].map(referenceOf)
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

const typedBlock = '[0-9A-Za-z]{4}'
const wholeReference = new RegExp(`^\\W*(${typedBlock})[\\W_]*(${typedBlock})\\W*$`)
const twoBlocks = new RegExp(
  `(?<![0-9A-Za-z])(?=(${typedBlock})[\\W_]{0,3}(${typedBlock})(?![0-9A-Za-z]))`,
  'g',
)

/**
 * Reads a reference as people type, paste and hear it: in any case, without its dash, with spaces, with O for 0 and I or
 * L for 1, or within a sentence. Undefined if there is none.
 */
export function readReference(text: string): string | undefined {
  const whole = wholeReference.exec(text)
  const candidates = (whole ? [whole] : [...text.matchAll(twoBlocks)])
    .map(([, first = '', second = '']) => first + second)
    .filter((typed) => asReference(typed) !== undefined)
  // Two words of four letters may stand in a sentence; nearly every reference has a digit.
  const likely = candidates.findLast((typed) => /\d/.test(typed)) ?? candidates.at(-1)
  return likely === undefined ? undefined : asReference(likely)
}

function asReference(typed: string): string | undefined {
  const characters = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  if (![...characters].every((character) => alphabet.includes(character))) return undefined
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
