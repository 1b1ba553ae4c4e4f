import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import t from 'tap'
import { startSite } from '../../support/site.ts'

t.test(
  'what is under way when the gateway closes is answered, and is the last of its connection',
  async (t) => {
    const site = await startSite()
    const cookie = await site.signIn()
    const late = { kind: 'latency', ms: 400 } as const
    for (const call of ['/api/auth/get_balance', '/api/settings/siteinfodetail', '/api/auth/login'] as const)
      site.sandbox.control.fault({ call, fault: late })
    const agent = new Agent({ keepAlive: true })
    t.teardown(() => agent.destroy())
    const ask = async (path: string, method = 'GET', body = '') => {
      const headers = {
        host: `localhost:${site.port}`,
        cookie,
        ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
      }
      const outgoing = request({ agent, port: site.port, host: '127.0.0.1', path, method, headers }).end(body)
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
      incoming.resume()
      return [incoming.statusCode, incoming.headers.connection]
    }
    t.same(await ask('/api/session'), [200, 'keep-alive'])
    const credentials = JSON.stringify({ accountId: 'demo', password: 'Demo1234' })
    const answers = [ask('/api/me/balance'), ask('/api/cms'), ask('/api/session', 'POST', credentials)]
    const arrived = () => site.sandbox.control.calls().filter(({ path }) => path !== '/api/startup').length
    while (arrived() < 4) await new Promise(setImmediate)
    const closed = site.close()
    t.same(await Promise.all(answers), Array(3).fill([200, 'close']))
    await closed
  },
)
