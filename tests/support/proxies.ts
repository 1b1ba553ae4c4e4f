import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Test } from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { freePort } from './free-port.ts'
import { openFolder } from './open-folder.ts'
import { nginxAlone, ownNginxConfig } from './own-nginx.ts'
import { selfSigned } from './self-signed.ts'
import type { RunningSite } from './site.ts'
import { until } from './until.ts'

const haproxyFile = join(projectRoot, 'deploy/haproxy.cfg')

/**
 * Starts nginx with its defaults in front of a gateway; it is stopped after the test.
 * @param more further directives: `forAll` those of the whole server, `forRequests` those of what it passes on; `protocol`
 * how it is talked to
 * @returns its port on loopback
 */
export async function startNginx(
  t: Test,
  gatewayPort: number,
  { forAll = '', forRequests = '', protocol = '' } = {},
): Promise<number> {
  const port = await freePort()
  const folder = openFolder(t)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${nginxAlone.process}
events {}
http {
  access_log off;
  ${nginxAlone.http}
  ${forAll}
  server {
    listen 127.0.0.1:${port} ${protocol};
    location / { proxy_pass http://127.0.0.1:${gatewayPort}; proxy_set_header Host $http_host; ${forRequests} }
  }
}
`,
  )
  await run(t, 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {}, port)
  return port
}

/** Where a gateway listens. */
type Listening = Pick<RunningSite, 'port' | 'adminUrl'>

/** A proxy that is shipped, before two gateways. Its ports are on loopback. */
interface ShippedProxy {
  port: number
  /** By TLS, with `certificate`. */
  tlsPort: number
  /** The file of the certificate, of `localhost`, that nobody else signed. */
  certificate: string
  /** What it has written to its log. */
  readLog(): string
}

/**
 * Starts a proxy that is shipped; it is stopped after the test.
 * @param b the same gateway as `a` where it is left out
 */
type StartShipped = (t: Test, a: Listening, b?: Listening) => Promise<ShippedProxy>

/** The proxies that are shipped, each as its file stands but for addresses. They need openssl as well. */
export const shippedProxies: Readonly<Record<string, StartShipped>> = {
  'the HAProxy that is shipped': async (t, a, b = a) => {
    const ports = { port: await freePort(), tlsPort: await freePort() }
    const { key, cert: certificate } = selfSigned(t, 'localhost')
    const both = join(openFolder(t), 'site.pem')
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    const env = {
      PROXY_BIND: `127.0.0.1:${ports.port}`,
      PROXY_TLS_BIND: `127.0.0.1:${ports.tlsPort}`,
      PROXY_STATUS_BIND: `127.0.0.1:${await freePort()}`,
      PROXY_CERTIFICATES: both,
      ...{ GATEWAY_A: `127.0.0.1:${a.port}`, GATEWAY_A_ADMIN_PORT: new URL(a.adminUrl).port },
      ...{ GATEWAY_B: `127.0.0.1:${b.port}`, GATEWAY_B_ADMIN_PORT: new URL(b.adminUrl).port },
    }
    const readLog = await run(t, 'haproxy', ['-db', '-f', haproxyFile], env, ports.port)
    return { ...ports, certificate, readLog }
  },
  'the nginx that is shipped': async (t, a, b = a) => {
    const ports = { port: await freePort(), tlsPort: await freePort() }
    const { key, cert: certificate } = selfSigned(t, 'localhost')
    const folder = openFolder(t)
    const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'access.log')]
    const tls = { port: ports.tlsPort, certificate, key }
    writeFileSync(file, ownNginxConfig({ port: ports.port, tls, gateways: [a.port, b.port], folder }))
    await run(t, 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {}, ports.port)
    return { ...ports, certificate, readLog: () => readFileSync(log, 'utf8') }
  },
}

/** Runs a server until the end of the test, and waits until it listens. @returns what reads what it has printed */
async function run(
  t: Test,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<() => string> {
  const server = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const killIt = () => server.kill('SIGKILL')
  process.once('exit', killIt)
  t.teardown(async () => {
    process.off('exit', killIt)
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    killIt()
    await exit
  })
  await until(`${command} listens`, () => listens(port))
  return () => printed
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
