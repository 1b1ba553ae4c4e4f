import t from 'tap'
import { startSite } from '../../support/site.ts'
import { type HostileRequest, hostileRequests } from './hostile-request.ts'
import { sendHostileRequest } from './send-hostile-request.ts'

const site = await startSite()
t.teardown(() => site.close())
/** Rules broken by answers that come from below the gateway's own steps, by trick. */
const below: Record<NonNullable<HostileRequest['refusedBy']>, Record<string, string[]>> = {
  parser: {},
  router: {},
}

for (const [what, tricks] of Object.entries(hostileRequests)) {
  for (const trick of tricks) {
    t.test(`${what}: ${trick.name}`, async (t) => {
      const { broken, brokenBelow } = await sendHostileRequest(site.port, trick)
      t.same(broken, [])
      if (trick.refusedBy && brokenBelow.length > 0) below[trick.refusedBy][trick.name] = brokenBelow
    })
  }
}

t.test('what the parser of HTTP refuses is answered as a problem too', async (t) => t.same(below.parser, {}))
t.test('an address that cannot be read is answered as a problem too', async (t) => t.same(below.router, {}))

t.test('whatever was sent, the gateway goes on', async (t) => {
  t.equal((await site.ask('/api/startup')).status, 200)
})
