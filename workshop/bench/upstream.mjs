import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Process } from './process.mjs'

/** The platform's balance call and its response. */
export const balanceReply = {
  balancePath: '/api/auth/get_balance',
  balance: '{"statusCode":1,"statusMessage":"OK","game_balance":"1234.50","game_token":"20.00"}',
}

/**
 * Starts the sandbox as the platform.
 * @param {string} node
 * @param {string} folder
 * @param {{ port: number, games: number }} options
 */
export async function startPlatform(node, folder, { port, games }) {
  const main = fileURLToPath(import.meta.resolve('./platform.mjs'))
  const command = /** @type {[string, ...string[]]} */ ([node, main, String(port), String(games)])
  const platform = new Process(`platform-${port}`, 'client', command, { folder })
  await platform.waitForFirstResponse(`http://127.0.0.1:${port}`)
  return platform
}

/**
 * Configures an nginx in front of the sandbox that responds to the balance call itself, so that the platform is not the
 * bottleneck of that row.
 * @param {string} folder
 * @param {{ port: number, sandbox: string, balancePath: string, balance: string }} facts
 * @returns {[string, ...string[]]} the command that starts it
 */
export function writeUpstream(folder, { port, sandbox, balancePath, balance }) {
  const file = join(folder, 'upstream.conf')
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path upstream-${name};`,
  )
  writeFileSync(
    file,
    `
daemon off;
master_process off;
pid upstream.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  ${tempPaths.join('\n  ')}
  access_log off;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    location = ${balancePath} { default_type application/json; return 200 '${balance}'; }
    location / { proxy_pass ${sandbox}; }
  }
}
`,
  )
  return ['nginx', '-p', folder, '-c', file, '-e', 'stderr']
}
