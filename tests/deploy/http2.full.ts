import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import t from 'tap'
import { needs } from '../support/needs.ts'
import { shippedProxies } from '../support/proxies.ts'
import { startSite } from '../support/site.ts'

const host = 'localhost'

/** Asks by HTTP/2 for a page and reads its status and headers. */
function get(session: ClientHttp2Session, path: string): Promise<Record<string, unknown>> {
  const stream = session.request({ ':path': path, ':authority': host, 'accept-encoding': 'br' })
  return new Promise((resolve, reject) => {
    stream.once('response', (headers) => resolve({ ...headers })).once('error', reject)
    stream.resume()
  })
}

for (const [name, start] of Object.entries(shippedProxies))
  t.test(`${name} ends TLS, and speaks HTTP/2`, needs('haproxy', 'nginx', 'openssl'), async (t) => {
    const site = await startSite({
      PUBLIC_SCHEME: 'https',
      TRUSTED_PROXIES: '127.0.0.1',
      BRAND_DOMAINS: host,
    })
    t.teardown(() => site.close())
    const { tlsPort, certificate } = await start(t, site)
    const session = connect(`https://127.0.0.1:${tlsPort}`, {
      ca: readFileSync(certificate),
      servername: host,
    })
    t.teardown(() => session.destroy())
    const answers = await Promise.all(['/', '/api/startup', '/api/games'].map((path) => get(session, path)))
    t.equal(session.alpnProtocol, 'h2')
    for (const answer of answers) {
      t.equal(answer[':status'], 200)
      t.match(answer['strict-transport-security'], /^max-age=/, 'as for every https site')
    }
  })
