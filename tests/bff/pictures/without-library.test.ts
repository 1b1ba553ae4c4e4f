import { createServer } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { rawBytes } from '../../support/raw-bytes.ts'
import { startGateway } from '../../support/site.ts'

// A system for which the library was not built.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'sharp') throw new Error('no library for this system')
    return next(specifier, context)
  },
})

t.test('where pictures cannot be made smaller they come as they are, and the log says so once', async (t) => {
  const picture = Buffer.alloc(5000, 1)
  const platform = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  const gateway = await startGateway({
    UPSTREAM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
  })
  t.teardown(async () => {
    await gateway.close()
    platform.closeAllConnections()
    platform.close()
  })
  for (const path of ['/sized/160/a.png', '/sized/240/a.png', '/sized/160/b.png']) {
    const { status, headers, body } = await rawBytes(gateway.port, path, { accept: 'image/webp' })
    t.same([status, headers['content-type']], [200, 'image/png'])
    t.ok(body.equals(picture))
  }
  t.match(
    gateway.log.filter(({ event }) => event === 'picturesAsTheyAre'),
    [{ kind: 'notice', level: 'warn', reason: /no library for this system/ }],
  )
})
