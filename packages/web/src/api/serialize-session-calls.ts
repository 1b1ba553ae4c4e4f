import type { OperationFacts } from './operation-facts.ts'

// The calls in flight that carry the session cookie, and the last one that changes the session.
const inFlight = new Set<Promise<unknown>>()
let lastChange: Promise<unknown> | undefined

/**
 * Orders calls around those that change the session cookie: such a call waits until the calls in flight have ended, and
 * later calls wait for it. Otherwise the response to a call with the replaced cookie could sign out a player who has
 * just signed in. Public calls are sent at once.
 */
export function serializeSessionCalls<Result>(
  { cache, changesSession }: Pick<OperationFacts, 'cache' | 'changesSession'>,
  send: () => Promise<Result>,
): Promise<Result> {
  if (cache) return send()
  const before = changesSession && inFlight.size > 0 ? Promise.allSettled(inFlight) : lastChange
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
