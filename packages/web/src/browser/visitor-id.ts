import { storedValue, type ValueStorage } from './stored-value.ts'

/**
 * The id by which the platform recognizes a browser that signs up again: random, so that it reveals nothing about the
 * browser, and created on first use. `undefined` where it cannot be stored.
 */
export function createVisitorId(storage: () => ValueStorage) {
  const stored = storedValue('marquee.visitor', storage, parseId)
  return (): string | undefined => {
    const id = stored.read()
    if (id !== undefined) return id
    stored.write(randomId())
    return stored.read()
  }
}

export const visitorId = createVisitorId(() => localStorage)

// `randomUUID` is missing on plain http.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parseId(found: unknown): string | undefined {
  return typeof found === 'string' && /^[0-9a-f]{32}$/.test(found) ? found : undefined
}
