import type { ServerResponse } from 'node:http'

/** A signal that aborts when the client goes away before it has the whole response. */
export function clientSignal(raw: ServerResponse): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
