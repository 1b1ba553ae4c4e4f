import type { Problem } from '@marquee/contracts/problem'

type Randomness = Pick<Crypto, 'getRandomValues'> & { randomUUID?: () => string }

/** A UUID (version 4) that names one intent. `randomUUID` is missing on plain http. */
export function createIdempotencyKey(randomness: Randomness = crypto): string {
  if (randomness.randomUUID) return randomness.randomUUID()
  const bytes = randomness.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The key for another try. A try whose outcome is not known keeps its key, so that it happens once at most; one
 * that was refused is over, and its key would only bring the refusal back.
 */
export function keyForRetry(key: string, { status }: Pick<Problem, 'status'>): string {
  return status >= 500 ? key : createIdempotencyKey()
}
