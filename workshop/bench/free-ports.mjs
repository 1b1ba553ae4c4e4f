import { createServer } from 'node:net'

/**
 * Finds free ports on loopback. All are held until all are found, so that they are distinct.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
      return server
    }),
  )
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
