const timeoutMs = 10_000
const retryDelaysMs = [400, 1200]

const isRetryable = (status) => status === 408 || status === 425 || status === 429 || status >= 500

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends one request. Throws when no usable response arrives, and the round has to be requested again. */
async function sendSpin(ticket, round) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const body = JSON.stringify({ ticket, bet: round.bet, roundId: round.roundId })
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await fetch('./spin', { method: 'POST', headers, body, signal: abort.signal })
    if (isRetryable(response.status)) throw new Error(`status ${response.status}`)
    const result = await response.json()
    if (typeof result?.ok !== 'boolean') throw new Error('not a result')
    return result
  } finally {
    clearTimeout(timer)
  }
}

/** Requests a round, up to three times. The same round id makes that safe. */
export async function requestSpin(ticket, round) {
  for (const delayMs of retryDelaysMs) {
    try {
      return await sendSpin(ticket, round)
    } catch {
      await wait(delayMs)
    }
  }
  return sendSpin(ticket, round)
}
