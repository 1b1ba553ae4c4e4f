import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

/** A received call. Secrets are recorded too: this is a sandbox, and tests check what was sent. */
export interface JournalEntry {
  path: string
  /** `undefined` when the connection was closed before the payload was read. */
  payload: unknown
  headers: IncomingHttpHeaders
  /** Milliseconds since the epoch. */
  at: number
  /** A number that calls over the same connection share. */
  connection: number
}

const maxEntries = 10_000

/** A record of the received calls. */
export interface Journal {
  record(entry: Omit<JournalEntry, 'connection'>, socket: Socket): void
  /** The last 10,000 calls, oldest first; only those to one path when it is given. */
  calls(path?: string): JournalEntry[]
  clear(): void
}

/** Creates an empty journal. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  const connectionNumbers = new WeakMap<Socket, number>()
  let connections = 0

  function connectionNumber(socket: Socket): number {
    const number = connectionNumbers.get(socket) ?? ++connections
    connectionNumbers.set(socket, number)
    return number
  }

  return {
    record(entry, socket) {
      entries.push({ ...entry, connection: connectionNumber(socket) })
      // Trimmed in batches: a shift of all entries with every call would be quadratic.
      if (entries.length > maxEntries * 2) entries = entries.slice(-maxEntries)
    },
    calls: (path) => entries.slice(-maxEntries).filter((entry) => path === undefined || entry.path === path),
    clear: () => {
      entries = []
    },
  }
}
