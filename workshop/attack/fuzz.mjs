import { isOwnPath } from '@marquee/contracts/own-path'
import { RawClient } from '../../tests/support/raw-client.ts'
import { runConcurrently } from '../bench/rows/run-concurrently.mjs'
import { countStatuses } from './findings.mjs'
import { fuzzedRequest } from './fuzzed-request.mjs'

const connections = 32
const newPlayerEvery = 2000
// Of these, one is enough to look at.
const maxShown = 10
/** Never in a response: stack frames, paths of files, names of internals. */
const internals = /\n\s+at |node_modules|node:internal|packages\/|\.ts:\d|FST_ERR|undici|ZodError/

/**
 * Sends random requests to every operation and kind of address. Nothing a client sends makes a 5xx, but for 503 with
 * `Retry-After`; no redirect leads off the site; no error tells of the inside.
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function attackByFuzzing(site, { scale, seed, from, print }) {
  const clients = Array.from({ length: connections }, () => new RawClient(site.port))
  const count = countStatuses()
  /** @type {string[]} */
  const broken = []
  let cookie = await signInNewPlayer(site, 0)
  let unanswered = 0
  const startedAt = performance.now()
  await runConcurrently(scale.fuzzedRequests, connections, async (position) => {
    const index = from + position
    if (position > 0 && position % newPlayerEvery === 0) cookie = await signInNewPlayer(site, position)
    if (position > 0 && position % (scale.fuzzedRequests / 20) === 0) print(`${position} requests`)
    const client = clients.pop() ?? new RawClient(site.port)
    const { bytes, isHead, isFramed } = fuzzedRequest(seed, index, cookie)
    const response = await client.send(bytes, { hasBody: !isHead, keep: isFramed })
    clients.push(client)
    if (!response) unanswered += 1
    else count.add(response.status)
    const what = response && brokenRule(response)
    if (what === undefined || broken.push(`${seed}:${index} ${what}`) > maxShown) return
    print(`${what}, again by --replay ${seed}:${index}\n${bytes.toString('latin1').slice(0, 400)}`)
  })
  for (const client of clients) client.close()
  const perSecond = (scale.fuzzedRequests / (performance.now() - startedAt)) * 1000
  const isAlive = site.isRunning()
  return [
    {
      attack: `${scale.fuzzedRequests.toLocaleString('en')} fuzzed requests over ${connections} connections (seed ${seed})`,
      seen: `${count}; ${unanswered} closed without an answer; ${Math.round(perSecond)}/s${broken.length > 0 ? `; ${broken.slice(0, maxShown).join(', ')}` : ''}`,
      outcome: broken.length === 0 && isAlive ? 'held' : 'failed',
    },
  ]
}

/** @param {import('../../tests/support/raw-client.ts').RawResponse} response */
function brokenRule({ status, headers, body }) {
  if (status >= 500 && !(status === 503 && headers['retry-after'])) return `${status} ${body.slice(0, 120)}`
  if (status >= 400 && internals.test(body)) return `${status} tells ${internals.exec(body)?.[0]}`
  if (headers.location !== undefined && !isOwnPath(headers.location)) return `leads to ${headers.location}`
  return undefined
}

/**
 * Requests change passwords and end sessions, so a new player comes now and then.
 * @param {import('./site.mjs').Site} site
 * @param {number} number
 */
async function signInNewPlayer({ origin, sandboxUrl }, number) {
  const login = { accountId: `fuzz${number}`, password: 'Fuzz1234' }
  await post(`${sandboxUrl}/__control/players`, {
    ...{ ...login, domain: 'localhost', balance: 100_000, tokens: 100_000 },
  })
  const { headers } = await post(`${origin.replace('127.0.0.1', 'localhost')}/api/session`, login)
  return (
    headers
      .getSetCookie()
      .find((line) => line.startsWith('session='))
      ?.split(';')[0] ?? 'session='
  )
}

/**
 * @param {string} url
 * @param {object} body
 */
async function post(url, body) {
  const headers = { 'content-type': 'application/json' }
  // Whatever it answers, nothing leaves this machine.
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: /** @type {const} */ ('manual'),
  }
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return response
}
