// crypto.randomUUID exists only in secure contexts, and the page may be served over plain http.
function newRoundId() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 15) | 64
  bytes[8] = (bytes[8] & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Keeps the round that is being asked for until its answer has been shown. It is named here before the first
 * request and survives a reload, so every retry asks for the same round and the server settles it once.
 */
export function keepRounds(ticket) {
  const place = `marquee:round:${ticket}`
  let open
  // Storage is refused in some frames; a round is then kept only while the page lives.
  try {
    open = JSON.parse(sessionStorage.getItem(place)) ?? undefined
  } catch {}
  const keep = (round) => {
    open = round
    try {
      if (round) sessionStorage.setItem(place, JSON.stringify(round))
      else sessionStorage.removeItem(place)
    } catch {}
    return round
  }
  return {
    open: () => open,
    openOrNew: (bet) => open ?? keep({ roundId: newRoundId(), bet }),
    close: () => keep(undefined),
  }
}
