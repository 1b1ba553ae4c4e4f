import t from 'tap'
import { startSite } from '../../support/site.ts'
import { type HostileRequest, hostileRequests } from './hostile-request.ts'
import { sendHostileRequest } from './send-hostile-request.ts'

const site = await startSite()
t.teardown(() => site.close())
/** Rules broken by responses of the parser or the router, by request. */
const below: Record<NonNullable<HostileRequest['refusedBy']>, Record<string, string[]>> = {
  parser: {},
  router: {},
}

for (const [part, requests] of Object.entries(hostileRequests)) {
  for (const request of requests) {
    t.test(`${part}: ${request.name}`, async (t) => {
      const { broken, brokenBelow } = await sendHostileRequest(site.port, request)
      t.same(broken, [])
      if (request.refusedBy && brokenBelow.length > 0) below[request.refusedBy][request.name] = brokenBelow
    })
  }
}

t.test('what the HTTP parser refuses gets a problem response too', async (t) => t.same(below.parser, {}))
t.test('an address that the router refuses gets a problem response too', async (t) =>
  t.same(below.router, {}),
)

t.test('the gateway still works after all of them', async (t) => {
  t.equal((await site.ask('/api/startup')).status, 200)
})
