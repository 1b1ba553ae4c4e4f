/** How a command ended; `failed` is one word. Given up: the connection it was sent on is no longer believed in. */
export type Ending<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'givenUp' }

/** Commands that wait for their answers, each no longer than it may. */
export class InFlight {
  readonly #waiting = new Set<() => void>()

  /** Waits for a command. Never throws; a reply that comes after the end is ignored. */
  ask<T>(command: () => Promise<T>, timeoutMs: number): Promise<Ending<T>> {
    return new Promise((resolve) => {
      const end = (ending: Ending<T>) => {
        clearTimeout(timer)
        this.#waiting.delete(giveUp)
        resolve(ending)
      }
      const giveUp = () => end({ kind: 'givenUp' })
      const late = () => end({ kind: 'failed', reason: 'timeout' })
      // A process that was busy itself first reads what has arrived, before it blames the other side.
      const timer = setTimeout(() => setImmediate(late), timeoutMs)
      this.#waiting.add(giveUp)
      command().then(
        (answer) => end({ kind: 'answered', answer }),
        (error: unknown) => end({ kind: 'failed', reason: errorCodeOf(error) }),
      )
    })
  }

  /** Ends every wait now. */
  giveUp(): void {
    for (const end of [...this.#waiting]) end()
  }
}

/** One word of an error of Redis or of the network; the text itself may quote what was sent. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error.message.endsWith('timed out')) return 'timeout'
  return /^[A-Z]{2,}/.exec(error.message)?.[0] ?? 'error'
}
