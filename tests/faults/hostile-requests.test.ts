import t from 'tap'
import { startSite } from '../support/site.ts'
import { bodyTricks, type HostileRequest, headerTricks, hostTricks, pathTricks } from './hostile-request.ts'
import { brokenRules } from './problem-rules.ts'
import { sendRaw } from './raw-request.ts'

const site = await startSite()
t.teardown(() => site.close())
/** Rules broken by answers that come from below the gateway's own steps, by trick. */
const below: Record<NonNullable<HostileRequest['refusedBy']>, Record<string, string[]>> = {
  parser: {},
  router: {},
}

for (const [what, tricks] of Object.entries({ hostTricks, pathTricks, headerTricks, bodyTricks })) {
  for (const { name, bytes, statuses, refusedBy } of tricks) {
    t.test(`${what}: ${name}`, async (t) => {
      const answer = await sendRaw(site.port, bytes)
      if (!answer) return t.fail('no answer')
      t.ok(statuses.includes(answer.status), `status ${answer.status}, expected ${statuses.join(' or ')}`)
      t.notMatch(answer.wire, /^x-injected:|root:x:/im)
      t.equal((answer.wire.match(/^HTTP\/1/gm) ?? []).length, 1, 'one answer to one request')
      const broken = brokenRules(answer)
      if (!refusedBy) t.same(broken, [])
      else if (broken.length > 0) below[refusedBy][name] = broken
    })
  }
}

t.test('what the parser of HTTP refuses is answered as a problem too', async (t) => t.same(below.parser, {}))
t.test('an address that cannot be read is answered as a problem too', async (t) => t.same(below.router, {}))

t.test('whatever was sent, the gateway goes on', async (t) => {
  t.equal((await site.ask('/api/startup')).status, 200)
})
