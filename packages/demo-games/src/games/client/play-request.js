const timeoutMs = 10_000
const retryDelaysMs = [400, 1200]

const isRetryable = (status) => status === 408 || status === 425 || status === 429 || status >= 500

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends one request. Throws when no usable response arrives, and it has to be sent again. */
async function sendPlay(path, content) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const body = JSON.stringify(content)
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body, signal: abort.signal })
    if (isRetryable(response.status)) throw new Error(`status ${response.status}`)
    const result = await response.json()
    if (typeof result?.ok !== 'boolean') throw new Error('not a result')
    return result
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a request, up to three times. The round id in it makes that safe. */
export async function requestPlay(path, content) {
  for (const delayMs of retryDelaysMs) {
    try {
      return await sendPlay(path, content)
    } catch {
      await wait(delayMs)
    }
  }
  return sendPlay(path, content)
}
