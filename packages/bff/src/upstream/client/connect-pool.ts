import { type Dispatcher, Pool } from 'undici'

/** Well above any response of the platform, and small enough to protect the process. */
const maxResponseBytes = 8 * 1024 * 1024

/**
 * Creates the connection pool of the platform. A write must be sent at most once, therefore:
 * - HTTP/1.1 without pipelining: one request per connection at a time, and undici never resends one. Its HTTP/2
 *   client would requeue requests that a closing server refused.
 * - Idle connections close well before common servers close theirs (5 s), and a second before a `Keep-Alive:
 *   timeout=` hint, so that a write rarely meets a connection that is being closed.
 * Undici's timeouts are off because each attempt has its own. Redirects are not followed.
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
