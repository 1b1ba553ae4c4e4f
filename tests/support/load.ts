import { setTimeout as sleep } from 'node:timers/promises'

/** Requests that are repeated until stopped. */
export interface Load {
  /** Stops and waits for requests in flight. @throws the first error that `act` threw */
  stop(): Promise<void>
}

const pauseMs = 5

/** Runs `concurrency` clients, each sending one request after another. */
export function startLoad(concurrency: number, act: (turn: number) => Promise<void>): Load {
  let running = true
  let turns = 0
  const client = async () => {
    while (running) {
      await act(turns++)
      await sleep(pauseMs)
    }
  }
  const clients = Promise.all(Array.from({ length: concurrency }, client))
  // `stop` rethrows the error.
  clients.catch(() => undefined)
  return {
    stop: async () => {
      running = false
      await clients
    },
  }
}
