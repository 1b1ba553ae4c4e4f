import type { Problem } from '@marquee/contracts/problem'

type RandomSource = Pick<Crypto, 'getRandomValues'> & { randomUUID?: () => string }

/** A UUID (version 4) for one user action. `randomUUID` is missing on plain http. */
export function createIdempotencyKey(source: RandomSource = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The key for a retry. An attempt with an unknown outcome keeps its key, so that it takes effect at most once; a
 * refused one gets a new key, because the old one would only replay the refusal.
 */
export function keyForRetry(key: string, { status }: Pick<Problem, 'status'>): string {
  return status >= 500 ? key : createIdempotencyKey()
}
