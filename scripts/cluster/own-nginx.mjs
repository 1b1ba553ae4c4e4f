import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'

// A user who is nobody else cannot write where the system's own nginx does.
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

/** Beginnings of a configuration for a process that is stopped by a signal, and writes into its own folder (`nginx -p`). */
export const nginxAlone = {
  process: 'daemon off; master_process off; pid nginx.pid;',
  http: temporaryFolders,
}

/**
 * The nginx configuration that is shipped, with the addresses and files of this machine in place of its own.
 * @param {object} own
 * @param {number} own.port
 * @param {{ port: number, certificate: string, key: string }} [own.tls] it does not end TLS where this is left out
 * @param {readonly [number, number]} own.gateways their ports
 * @param {string} own.folder for what it writes
 */
export function ownNginxConfig({ port, tls, gateways: [a, b], folder }) {
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
 * @param {string} text
 * @param {Readonly<Record<string, string>>} own
 * @throws Error when something does not stand there once, so that nothing runs with half of its own
 */
function replaceEach(text, own) {
  return Object.entries(own).reduce((all, [written, instead]) => {
    const [before, after, ...more] = all.split(written)
    if (after === undefined || more.length > 0) throw new Error(`${written} does not stand there once`)
    return `${before}${instead}${after}`
  }, text)
}
