import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that no connection is given by chance (Linux gives those from 32,768 on), so that it is still free when the
 * server comes back to it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
      return port
    } catch {
      // In use: another one is tried.
    } finally {
      probe.close()
    }
  }
}
