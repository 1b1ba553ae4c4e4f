// crypto.randomUUID exists only in secure contexts, and the page may be served over plain http.
/** A new id for a round. */
function newRoundId() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 15) | 64
  bytes[8] = (bytes[8] & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Stores a bet, `{ roundId, ...what was bet }`, until its answer is known. The id is created before the first request
 * and survives a reload, so that every retry asks for the same round and the server takes the bet once.
 * @param roundsOf the name that the server gives to the rounds of this player in this game
 */
export function createPendingRound(roundsOf) {
  const storageKey = `marquee:round:${roundsOf}`
  let pending
  // Some frames deny access to storage. The round is then kept in memory only.
  try {
    pending = JSON.parse(sessionStorage.getItem(storageKey)) ?? undefined
  } catch {}
  const store = (round) => {
    pending = round
    try {
      if (round) sessionStorage.setItem(storageKey, JSON.stringify(round))
      else sessionStorage.removeItem(storageKey)
    } catch {}
    return round
  }
  return {
    get: () => pending,
    getOrCreate: (bet) => pending ?? store({ roundId: newRoundId(), ...bet }),
    clear: () => store(undefined),
  }
}
