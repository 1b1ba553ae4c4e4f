import { Agent, type Dispatcher } from 'undici'

const patienceMs = 5000
const maxBytes = 4 * 1024 * 1024

/** Opens the connections to other hosts than the platform's, which get little time and may send little. */
export function openWeb(): Dispatcher {
  return new Agent({
    connectTimeout: patienceMs,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    maxResponseSize: maxBytes,
  })
}
