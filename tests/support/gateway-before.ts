import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import { startGateway } from './site.ts'

/**
 * Starts a gateway in front of a platform that the test implements; both are closed with the test. `settings` are the
 * gateway's environment variables.
 */
export async function startGatewayBefore(
  t: Test,
  platform: RequestListener,
  settings: Record<string, string> = {},
) {
  const server = createServer(platform)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gateway = await startGateway({ UPSTREAM_URL: `http://127.0.0.1:${port}`, ...settings })
  t.teardown(async () => {
    await gateway.close()
    server.closeAllConnections()
    server.close()
  })
  return gateway
}
