import * as z from 'zod/mini'
import type { ValueSeal } from '../../storage/sealed-claims.ts'

const Intent = z.object({
  /** The hash of the request, with which its outcome is recorded. */
  payload: z.string(),
  /** What is needed to learn the outcome; it may hold secrets, so it is kept sealed. */
  details: z.string(),
  /** Since when the outcome is not known, in milliseconds since 1970. */
  since: z.number(),
})
export type OpenIntent = z.infer<typeof Intent>

/** Writes whose outcome is not known yet, by their idempotency key. */
export interface OpenIntents {
  /** Remembers a write before it is sent: if its process dies, its outcome counts as unknown after `runningMs`. */
  begin(key: string, intent: Omit<OpenIntent, 'since'>): Promise<void>
  /** The write has ended without a known outcome. */
  follow(key: string, intent: Omit<OpenIntent, 'since'>): Promise<void>
  /** Schedules the next question about it. */
  postpone(key: string, intent: OpenIntent, dueInMs: number): Promise<void>
  /** The outcome is known, or nobody looks for it any more. */
  end(key: string): Promise<void>
  /** Takes writes that are due, each for this caller alone; the intent is undefined where it cannot be read. */
  takeDue(limit: number, leaseMs: number): Promise<{ key: string; intent: OpenIntent | undefined }[]>
  count(): Promise<number>
}

interface Options {
  store: IntentStore
  seal: ValueSeal
  /** Must be longer than any write takes. */
  runningMs: number
  firstRetryMs: number
  /** Called with the details of a write that cannot be followed, because too many are. */
  onNoRoom(details: string): void
  now?: () => number
}

/** Keeps the intents of writes sealed in a store. */
export function createOpenIntents(options: Options): OpenIntents {
  const { store, seal, runningMs, firstRetryMs, onNoRoom, now = Date.now } = options

  async function put(key: string, intent: OpenIntent, dueInMs: number): Promise<boolean> {
    return store.put(key, await seal.seal(JSON.stringify(intent), key), dueInMs)
  }

  async function open(key: string, sealed: string): Promise<OpenIntent | undefined> {
    const text = await seal.open(sealed, key)
    return text === undefined ? undefined : Intent.safeParse(JSON.parse(text)).data
  }

  return {
    begin: async (key, intent) => void (await put(key, { ...intent, since: now() }, runningMs)),
    async follow(key, intent) {
      const hasRoom = await put(key, { ...intent, since: now() }, firstRetryMs)
      if (!hasRoom) onNoRoom(intent.details)
    },
    postpone: async (key, intent, dueInMs) => void (await put(key, intent, dueInMs)),
    end: (key) => store.remove(key),
    async takeDue(limit, leaseMs) {
      const due = await store.takeDue(limit, leaseMs)
      return Promise.all(due.map(async ({ key, sealed }) => ({ key, intent: await open(key, sealed) })))
    },
    count: () => store.count(),
  }
}

/** An intent that is due, with what was put for it. */
export interface DueIntent {
  key: string
  sealed: string
}

/** Intents that are to be looked at later, each with the time when it is due. */
export interface IntentStore {
  /** Puts an intent, or puts it off. @returns whether there was room for it */
  put(key: string, sealed: string, dueInMs: number): Promise<boolean>
  remove(key: string): Promise<void>
  /**
   * Takes intents that are due, for at most `leaseMs`: nobody else gets them before, and they are due again after it
   * unless they were put or removed.
   */
  takeDue(limit: number, leaseMs: number): Promise<DueIntent[]>
  count(): Promise<number>
}
