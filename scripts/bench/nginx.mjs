import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

// One process, nothing on disk but what is named, no end to a connection.
const frame = (/** @type {string} */ name, /** @type {string} */ http) => `
daemon off;
master_process off;
pid ${name}.pid;
error_log stderr error;
events { worker_connections 2048; }
http {
  client_body_temp_path ${name}-body;
  proxy_temp_path ${name}-proxy;
  fastcgi_temp_path ${name}-fastcgi;
  uwsgi_temp_path ${name}-uwsgi;
  scgi_temp_path ${name}-scgi;
  keepalive_requests 1000000000;
  ${http}
}
`

/**
 * The platform that everyone asks: the balance from nginx itself, so that it is never what is measured, and all
 * else from the sandbox.
 * @param {string} folder
 * @param {{ port: number, sandbox: string, balancePath: string, balance: string }} facts
 */
export function writeUpstream(folder, { port, sandbox, balancePath, balance }) {
  return write(
    folder,
    'upstream',
    `
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root .;
    location = ${balancePath} { default_type application/json; return 200 '${balance}'; }
    location = /startup.json { default_type application/json; }
    location / { proxy_pass ${sandbox}; }
  }`,
  )
}

/**
 * The rival: a cache hit with the gateway's headers and a JSON line per request, and a plain proxy without.
 * @param {string} folder
 * @param {{ cachePort: number, proxyPort: number, plan: import('./plan.mjs').Plan }} facts
 */
export function writeRival(folder, { cachePort, proxyPort, plan }) {
  writeFileSync(join(folder, 'startup.json'), Buffer.from(plan.startup.body, 'base64'))
  const headers = Object.entries(plan.startup.headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  return write(
    folder,
    'rival',
    `
  log_format line escape=json '{"time":"$time_iso8601","level":"info","requestId":"$request_id","host":"$host","method":"$request_method","route":"$uri","status":$status,"durationMs":$request_time,"cache":"$upstream_cache_status"}';
  proxy_cache_path cache keys_zone=answers:1m;
  upstream platform { server ${new URL(plan.upstream).host}; keepalive 128; keepalive_requests 1000000000; }
  proxy_http_version 1.1;
  server {
    listen 127.0.0.1:${cachePort};
    access_log /dev/null line buffer=64k flush=1s;
    location = /api/startup {
      proxy_pass http://platform/startup.json;
      proxy_cache answers;
      proxy_cache_key $host$request_uri;
      proxy_cache_valid 1h;
      proxy_hide_header etag;
      proxy_hide_header last-modified;
      proxy_hide_header accept-ranges;
      etag off;
      add_header x-request-id $request_id;
      ${headers.join('\n      ')}
    }
  }
  server {
    listen 127.0.0.1:${proxyPort};
    access_log off;
    location = /api/me/balance {
      proxy_pass http://platform${plan.balancePath};
      proxy_method POST;
      proxy_set_header connection '';
      proxy_set_header content-type application/json;
      proxy_set_body '{"domain_name":"localhost","auth":"${'a'.repeat(32)}","account_id":"demo"}';
    }
  }`,
  )
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} http
 * @returns {[string, ...string[]]} the command
 */
function write(folder, name, http) {
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, frame(name, http))
  return ['nginx', '-p', folder, '-c', file, '-e', 'stderr']
}
