import { createServer } from 'node:http'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { openFaultyPlatform } from '../support/faulty-platform.ts'
import { runProgram } from '../support/run-program.ts'
import { startGateway } from '../support/site.ts'

const check = (adminUrl: string, ADMIN_HOST = '0.0.0.0') =>
  runProgram(process.execPath, [join(projectRoot, 'packages/bff/src/healthcheck.ts')], {
    cwd: projectRoot,
    env: { ADMIN_HOST, ADMIN_PORT: new URL(adminUrl).port },
  })

t.test('the health check passes while the gateway is ready', async (t) => {
  const platform = await openFaultyPlatform()
  t.teardown(() => platform.close())
  const gateway = await startGateway({ UPSTREAM_URL: platform.url })
  t.teardown(() => gateway.close())
  t.equal((await check(gateway.adminUrl)).status, 0, 'on every address')
  t.equal((await check(gateway.adminUrl, '127.0.0.1')).status, 0, 'on one')
})

t.test('it fails where the gateway is not ready, and where nobody listens', async (t) => {
  const notReady = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => notReady.once('listening', resolve))
  const { port } = notReady.address() as { port: number }
  t.equal((await check(`http://127.0.0.1:${port}`)).status, 1)
  await new Promise((resolve) => notReady.close(resolve))
  const { status, output } = await check(`http://127.0.0.1:${port}`)
  t.equal(status, 1)
  t.match(output, 'ECONNREFUSED')
})
