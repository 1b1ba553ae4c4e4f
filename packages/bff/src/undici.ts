import { createRequire } from 'node:module'
import type * as undici from 'undici'

const require = createRequire(import.meta.url)

/*
 * The parts of undici that speak HTTP/1.1. Its entry brings fetch, WebSocket, caches and mocks along, which nobody
 * here uses: 9 MB, and 50 ms of every start. The version is pinned, and a test holds these to be the entry's own.
 */

export const Pool: typeof undici.Pool = require('undici/lib/dispatcher/pool.js')
export const Agent: typeof undici.Agent = require('undici/lib/dispatcher/agent.js')

/** Asks through a dispatcher, which undici's entry would give as its method of this name. */
export function request(
  dispatcher: undici.Dispatcher,
  options: undici.Dispatcher.RequestOptions,
): Promise<undici.Dispatcher.ResponseData> {
  return ask.call(dispatcher, options)
}

const ask: (
  this: undici.Dispatcher,
  options: undici.Dispatcher.RequestOptions,
) => Promise<undici.Dispatcher.ResponseData> = require('undici/lib/api/api-request.js')
