import { storedValue, type ValueStorage } from './stored-value.ts'

/**
 * The mark by which the platform knows a browser that signs up again: random, so that it says nothing of the
 * browser, and made when it is first asked for. Where it cannot be kept there is none.
 */
export function createVisitorId(storage: () => ValueStorage) {
  const stored = storedValue('marquee.visitor', storage, readId)
  return (): string | undefined => {
    const kept = stored.read()
    if (kept !== undefined) return kept
    stored.write(randomId())
    return stored.read()
  }
}

export const visitorId = createVisitorId(() => localStorage)

// Not randomUUID, which plain http lacks.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readId(found: unknown): string | undefined {
  return typeof found === 'string' && /^[0-9a-f]{32}$/.test(found) ? found : undefined
}
