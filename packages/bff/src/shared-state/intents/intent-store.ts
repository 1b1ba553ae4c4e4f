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
