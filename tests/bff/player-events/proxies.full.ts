import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { openEvents, openEventsByHttp2 } from '../../support/event-stream.ts'
import { needs } from '../../support/needs.ts'
import { shippedProxies, startNginx } from '../../support/proxies.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

const proxies: Record<
  string,
  { start: (t: Test) => Promise<number>; openStream: typeof openEventsByHttp2 | typeof openEvents }
> = {
  'nginx, with its buffering on': { start: (t) => startNginx(t, site.port), openStream: openEvents },
  'nginx, with its buffering on, by HTTP/2': {
    start: (t) => startNginx(t, site.port, { protocol: 'http2' }),
    openStream: openEventsByHttp2,
  },
  ...Object.fromEntries(
    Object.entries(shippedProxies).map(([name, start]) => [
      name,
      { start: async (t: Test) => (await start(t, site)).port, openStream: openEvents },
    ]),
  ),
}

for (const [name, { start, openStream }] of Object.entries(proxies))
  t.test(
    `events come through ${name} as soon as the gateway sends them`,
    needs('nginx', 'haproxy', 'openssl'),
    async (t) => {
      const port = await start(t)
      const cookie = await site.signIn()
      const stream = await openStream(port, cookie)
      const direct = await openEvents(site.port, cookie)
      t.teardown(() => [stream, direct].map((one) => one.close()))
      const { token: before } = (await stream.next('balance', undefined, 2000)).data
      const headers = { 'idempotency-key': randomUUID() }
      const bet = await site.ask('/api/me/mini-games/lucky-wheel/bet', { method: 'POST', cookie, headers })
      t.equal(bet.status, 200, bet.text)
      await stream.next('activity', undefined, 1000)
      const isNew = ({ token }: Record<string, unknown>) => token !== before
      await direct.next('balance', isNew)
      await stream.next('balance', isNew, 500)
    },
  )
