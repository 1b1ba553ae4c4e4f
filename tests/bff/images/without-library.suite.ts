import { registerHooks } from 'node:module'
import t from 'tap'
import { startGatewayBefore } from '../../support/gateway-before.ts'

t.test('without the image library originals are sent, and the log reports it once', async (t) => {
  // A system for which the library was not built.
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'sharp') throw new Error('no library for this system')
      return next(specifier, context)
    },
  })
  t.teardown(() => hooks.deregister())
  const picture = Buffer.alloc(5000, 1)
  const gateway = await startGatewayBefore(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  for (const path of ['/sized/160/a.png', '/sized/240/a.png', '/sized/160/b.png']) {
    const { status, headers, body } = await gateway.ask(path, { headers: { accept: 'image/webp' } })
    t.same([status, headers['content-type']], [200, 'image/png'])
    t.ok(body.equals(picture))
  }
  t.match(
    gateway.log.filter(({ event }) => event === 'picturesAsTheyAre'),
    [{ kind: 'notice', level: 'warn', reason: /no library for this system/ }],
  )
})
