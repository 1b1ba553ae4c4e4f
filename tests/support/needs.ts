import { findExecutable, redisServer, testBrowserNames } from '#scripts/setup/find-executable.mjs'

/** Programs of the machine that tests run, and where they may be. */
const places = {
  chromium: () => process.env.CHROMIUM || findExecutable(testBrowserNames),
  curl: () => findExecutable(['curl']),
  'docker-compose': () => findExecutable(['docker-compose']),
  haproxy: () => findExecutable(['haproxy', '/usr/sbin/haproxy']),
  jq: () => findExecutable(['jq']),
  kubectl: () => findExecutable(['kubectl']),
  lnav: () => findExecutable(['lnav']),
  nginx: () => findExecutable(['nginx', '/usr/sbin/nginx']),
  openssl: () => findExecutable(['openssl']),
  promtool: () => findExecutable(['promtool']),
  redis: () => findExecutable([redisServer]),
}

/**
 * Options of a test that runs such programs: without them it is skipped, and the end of the run names it with what is
 * missing.
 */
export function needs(...programs: (keyof typeof places)[]): { skip?: string } {
  const missing = programs.filter((program) => !places[program]())
  return missing.length > 0 ? { skip: `not on this machine: ${missing.join(', ')}` } : {}
}
