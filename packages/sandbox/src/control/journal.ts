import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

/** A call as it came in. Nothing is hidden: this is a sandbox, and a test wants to see what was sent. */
export interface JournalEntry {
  path: string
  /** `undefined` when the connection was cut before the payload was read. */
  payload: unknown
  headers: IncomingHttpHeaders
  /** Milliseconds since the epoch. */
  at: number
  /** The same for calls that came over one connection. */
  connection: number
}

const mostEntries = 10_000

export interface Journal {
  record(entry: Omit<JournalEntry, 'connection'>, socket: Socket): void
  /** The calls received, the oldest first; those of one path, or all. The last 10,000 are kept. */
  calls(path?: string): JournalEntry[]
  clear(): void
}

export function journal(): Journal {
  let entries: JournalEntry[] = []
  const numbers = new WeakMap<Socket, number>()
  let connections = 0

  function numberOf(socket: Socket): number {
    const number = numbers.get(socket) ?? ++connections
    numbers.set(socket, number)
    return number
  }

  return {
    record(entry, socket) {
      entries.push({ ...entry, connection: numberOf(socket) })
      // Cut in one go now and then: moving ten thousand entries with every call would cost more than the call.
      if (entries.length > mostEntries * 2) entries = entries.slice(-mostEntries)
    },
    calls: (path) => entries.slice(-mostEntries).filter((entry) => path === undefined || entry.path === path),
    clear: () => {
      entries = []
    },
  }
}
