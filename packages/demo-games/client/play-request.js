import { launch, wait } from './page.js'

const timeoutMs = 10_000
const retryDelaysMs = [400, 1200]

const isRetryable = (status) => status === 408 || status === 425 || status === 429 || status >= 500

/** Sends one request. Throws when no usable response arrives, and it has to be sent again. */
async function sendPlay(content) {
  const response = await fetch('/play/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(content),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (isRetryable(response.status)) throw new Error(`status ${response.status}`)
  const result = await response.json()
  if (typeof result?.ok !== 'boolean') throw new Error('not a result')
  return result
}

/** Sends a request, up to three times. The round id in it makes that safe. */
export async function requestPlay(content) {
  for (const delayMs of retryDelaysMs) {
    try {
      return await sendPlay(content)
    } catch {
      await wait(delayMs)
    }
  }
  return sendPlay(content)
}

/** Reads what the page keeps under a name; some frames deny access to storage. */
export function readKept(name) {
  try {
    return JSON.parse(sessionStorage.getItem(`marquee:${name}:${launch.roundsOf}`)) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, or nothing, for the time after a reload. */
export function keep(name, value) {
  const key = `marquee:${name}:${launch.roundsOf}`
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

// crypto.randomUUID exists only in secure contexts, and the page may be served over plain http.
function newRoundId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

let pending = readKept('round')

/**
 * A bet, `{ roundId, … }`, whose answer is not known. Its id is made before the first request and survives a reload, so
 * that every retry asks for the same round and the server takes the bet once.
 */
export const pendingBet = {
  get: () => pending,
  getOrCreate(bet) {
    pending ??= { roundId: newRoundId(), ...bet }
    keep('round', pending)
    return pending
  },
  clear() {
    pending = undefined
    keep('round', undefined)
  },
}
