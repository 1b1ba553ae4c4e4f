import type { OperationFacts } from './contract-facts.ts'

// The calls in flight that carry the session cookie, and the last one that changes the session.
const inFlight = new Set<Promise<unknown>>()
let lastChange: Promise<unknown> | undefined

// Time for the ordinary answer. Whoever leaves doesn't wait for an upload, or for a read that hangs.
const longestWaitToEndMs = 1000

/**
 * Orders calls around those that change the session cookie: such a call waits until the calls in flight have ended, and
 * later calls wait for it. Otherwise the response to a call with the replaced cookie could sign out a player who has
 * just signed in. One that ends the session leaves no cookie to lose, so it waits a second at most; but for another
 * change it waits to its end, which could sign in the player who has logged out. Public calls are sent at once.
 */
export function serializeSessionCalls<Result>(
  { cache, changesSession }: Pick<OperationFacts, 'cache' | 'changesSession'>,
  send: () => Promise<Result>,
): Promise<Result> {
  if (cache) return send()
  const before = changesSession && inFlight.size > 0 ? turnOf(changesSession) : lastChange
  const response = before ? before.then(send, send) : send()
  inFlight.add(response)
  if (changesSession) lastChange = response
  const remove = () => {
    inFlight.delete(response)
    if (lastChange === response) lastChange = undefined
  }
  response.then(remove, remove)
  return response
}

/** Resolves when a call that changes the session may be sent. */
function turnOf(change: 'replaces' | 'ends'): Promise<unknown> {
  const allEnded = Promise.allSettled(inFlight)
  if (change === 'replaces') return allEnded
  const longest = new Promise((resolve) => setTimeout(resolve, longestWaitToEndMs))
  return Promise.race([allEnded, Promise.allSettled([lastChange, longest])])
}
