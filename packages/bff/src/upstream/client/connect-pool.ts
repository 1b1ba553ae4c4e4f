import { type Dispatcher, Pool } from 'undici'

/** Far above any answer of the platform, far below what would hurt the process. */
const maxResponseBytes = 8 * 1024 * 1024

/**
 * Opens the connections to the platform. What matters here for "a write is sent at most once":
 * - HTTP/1.1 without pipelining: one request per connection at a time, and undici never sends one again. Its
 *   HTTP/2 client would queue what a closing server refused for another try.
 * - An idle connection is closed well before common servers close theirs (5 s), and a second before the server's
 *   own `Keep-Alive: timeout=` hint, so that a write rarely meets a connection that is just being closed.
 * Timeouts are the attempt's own, so undici's are off. Redirects are not followed: no interceptor does it.
 */
export function connectPool(origin: string, connections: number, connectTimeoutMs: number): Dispatcher {
  return new Pool(origin, {
    connections,
    connectTimeout: connectTimeoutMs,
    allowH2: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    keepAliveTimeoutThreshold: 1_000,
    maxResponseSize: maxResponseBytes,
  })
}
