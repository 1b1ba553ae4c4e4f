/** The result of a command. `cancelled`: the connection it was sent on was given up while it was pending. */
export type CommandResult<T> =
  | { readonly kind: 'replied'; readonly reply: T }
  /** `reason` is an error code, as `errorCodeOf` returns it, or `timeout`. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' }

/** Commands that are waiting for their replies, each with its own timeout. */
export class PendingCommands {
  readonly #pending = new Set<() => void>()

  /** Runs a command and waits for its result. Never rejects; a reply that arrives after the timeout is ignored. */
  run<T>(command: () => Promise<T>, timeoutMs: number): Promise<CommandResult<T>> {
    return new Promise((resolve) => {
      const settle = (result: CommandResult<T>) => {
        clearTimeout(timer)
        this.#pending.delete(cancel)
        resolve(result)
      }
      const cancel = () => settle({ kind: 'cancelled' })
      const timeOut = () => settle({ kind: 'failed', reason: 'timeout' })
      // After a blocked event loop, replies that have already arrived are read before the command times out.
      const timer = setTimeout(() => setImmediate(timeOut), timeoutMs)
      this.#pending.add(cancel)
      command().then(
        (reply) => settle({ kind: 'replied', reply }),
        (error: unknown) => settle({ kind: 'failed', reason: errorCodeOf(error) }),
      )
    })
  }

  /** Cancels every pending command. */
  cancelAll(): void {
    for (const cancel of [...this.#pending]) cancel()
  }
}

/** The code of an error of Redis or of the network. The message is left out because it may quote what was sent. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error.message.endsWith('timed out')) return 'timeout'
  return /^[A-Z]{2,}/.exec(error.message)?.[0] ?? 'error'
}
