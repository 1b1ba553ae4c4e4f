import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'

// A user who is nobody else cannot write where the system's own nginx does.
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

/** Beginnings of a configuration for a process that is stopped by a signal, and writes into its own folder (`nginx -p`). */
export const nginxAlone = {
  process: 'daemon off; master_process off; pid nginx.pid;',
  http: temporaryFolders,
}

interface OwnNginx {
  port: number
  /** It does not end TLS where this is left out. */
  tls?: { port: number; certificate: string; key: string }
  /** Their ports. */
  gateways: readonly [number, number]
  /** For what it writes. */
  folder: string
}

/**
 * The nginx configuration that is shipped, with the addresses and files of this machine in place of its own.
 */
export function ownNginxConfig({ port, tls, gateways: [a, b], folder }: OwnNginx): string {
  const shipped = readFileSync(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  return replaceEach(tls ? shipped : shipped.replace(/^ *(?:listen 443|ssl_).*\n/gm, ''), {
    'http {': `${nginxAlone.process}\nhttp {\n${nginxAlone.http}`,
    'server gateway-a:8080': `server 127.0.0.1:${a}`,
    'server gateway-b:8080': `server 127.0.0.1:${b}`,
    'listen 80': `listen 127.0.0.1:${port}`,
    '/var/cache/marquee': join(folder, 'cache'),
    '/var/log/nginx/access.log': join(folder, 'access.log'),
    ...(tls && {
      'listen 443': `listen 127.0.0.1:${tls.port}`,
      '/etc/nginx/certificates/site.pem': tls.certificate,
      '/etc/nginx/certificates/site.key': tls.key,
    }),
  })
}

/**
 * Replaces what stands in a text once.
 * @throws Error when something does not stand there once, so that nothing runs with half of its own
 */
function replaceEach(text: string, own: Readonly<Record<string, string>>): string {
  return Object.entries(own).reduce((all, [written, instead]) => {
    const [before, after, ...more] = all.split(written)
    if (after === undefined || more.length > 0) throw new Error(`${written} does not stand there once`)
    return `${before}${instead}${after}`
  }, text)
}
