import { setTimeout as sleep } from 'node:timers/promises'

/** Requests that go on until they are stopped. */
export interface Load {
  /** Stops and waits for what is under way. @throws what `act` threw first */
  stop(): Promise<void>
}

const pauseMs = 5

/** Keeps `concurrency` clients asking, each one request after another. */
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
  // Seen when the load is stopped.
  clients.catch(() => undefined)
  return {
    stop: async () => {
      running = false
      await clients
    },
  }
}
