import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { freePort } from './free-port.ts'
import type { RunningSite } from './site.ts'
import { until } from './until.ts'

const haproxyFile = new URL('../../deploy/haproxy.cfg', import.meta.url).pathname

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
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    `daemon off; master_process off; pid nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${forAll}
  server {
    listen 127.0.0.1:${port} ${protocol};
    location / { proxy_pass http://127.0.0.1:${gatewayPort}; proxy_set_header Host $http_host; ${forRequests} }
  }
}
`,
  )
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  await run(t, 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {}, port)
  return port
}

/** Where a gateway listens. */
type Listening = Pick<RunningSite, 'port' | 'adminUrl'>

/**
 * Starts the HAProxy that is shipped in front of two gateways; it is stopped after the test.
 * @param b the same gateway as `a` where it is left out
 * @param options `certificates` names the file of a certificate and its key, for TLS
 * @returns its port on loopback: that of TLS where there is a certificate
 */
export async function startHaproxy(
  t: Test,
  a: Listening,
  b = a,
  { certificates }: { certificates?: string } = {},
): Promise<number> {
  const [port, tlsPort, statusPort] = [await freePort(), await freePort(), await freePort()]
  const env = {
    PROXY_BIND: `127.0.0.1:${port}`,
    PROXY_STATUS_BIND: `127.0.0.1:${statusPort}`,
    ...(certificates && { PROXY_TLS_BIND: `127.0.0.1:${tlsPort}`, PROXY_CERTIFICATES: certificates }),
    ...{ GATEWAY_A: `127.0.0.1:${a.port}`, GATEWAY_A_ADMIN_PORT: new URL(a.adminUrl).port },
    ...{ GATEWAY_B: `127.0.0.1:${b.port}`, GATEWAY_B_ADMIN_PORT: new URL(b.adminUrl).port },
  }
  const reached = certificates ? tlsPort : port
  await run(t, 'haproxy', ['-db', '-f', haproxyFile], env, reached)
  return reached
}

async function run(
  t: Test,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<void> {
  const server = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
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
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
