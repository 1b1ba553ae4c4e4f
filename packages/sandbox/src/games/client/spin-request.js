const asksAgain = (status) => status === 408 || status === 425 || status === 429 || status >= 500

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** One request; throws where no answer arrived, so that the round is asked for again. */
async function askOnce(ticket, round) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), 10_000)
  try {
    const body = JSON.stringify({ ticket, bet: round.bet, roundId: round.roundId })
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await fetch('./spin', { method: 'POST', headers, body, signal: stop.signal })
    if (asksAgain(response.status)) throw new Error(`status ${response.status}`)
    const answer = await response.json()
    if (typeof answer?.ok !== 'boolean') throw new Error('not an answer')
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** Asks up to three times for the same round before giving up. */
export async function askForSpin(ticket, round) {
  for (const pauseMs of [400, 1200]) {
    try {
      return await askOnce(ticket, round)
    } catch {
      await wait(pauseMs)
    }
  }
  return askOnce(ticket, round)
}
