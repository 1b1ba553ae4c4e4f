async function sha256(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function createRow(name, value) {
  const row = document.createElement('div')
  const term = document.createElement('dt')
  const text = document.createElement('dd')
  term.textContent = name
  text.textContent = value
  row.append(term, text)
  return row
}

/**
 * Shows what a round can be checked with: its hash, its number, and its seed once it is over.
 * @param round `{ roundId, hash, seed? }`, or nothing before the first round, when only the next hash is known
 * @param nextHash the hash of the seed of the round after it
 */
export async function showRoundCheck(box, texts, round, nextHash) {
  const rows = [createRow(texts.hash, round?.hash ?? nextHash)]
  if (round) rows.push(createRow(texts.round, round.roundId))
  rows.push(createRow(texts.seed, round?.seed || texts.seedLater))
  // The seed of the next round is fixed before its bet.
  if (round?.seed) rows.push(createRow(texts.nextHash, nextHash))
  box.replaceChildren(...rows)
  // Only secure contexts can hash; the values can be checked elsewhere as well.
  if (!round?.seed || !crypto.subtle) return
  if ((await sha256(round.seed)) === round.hash) box.append(createRow('✓', texts.matches))
}
