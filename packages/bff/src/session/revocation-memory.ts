/** What was revoked, and when. The later time of a name wins, so replicas converge in any order of messages. */
export type Revocation = readonly [name: string, at: number]

/** Revocations of this process, each forgotten after the lifetime of a session. */
export class RevocationMemory {
  readonly #revokedAt = new Map<string, number>()
  // Insertion order is by age, so expiry stops at the first recent entry.
  readonly #addedAt = new Map<string, number>()
  readonly #keepMs: number
  readonly #elapsed: () => number

  constructor(keepMs: number, elapsed: () => number) {
    this.#keepMs = keepMs
    this.#elapsed = elapsed
  }

  revokedAt(name: string): number | undefined {
    return this.#revokedAt.get(name)
  }

  all(): Revocation[] {
    this.#removeExpired()
    return [...this.#revokedAt]
  }

  add([name, at]: Revocation): void {
    this.#removeExpired()
    if (at <= (this.#revokedAt.get(name) ?? 0)) return
    this.#revokedAt.set(name, at)
    this.#addedAt.delete(name)
    this.#addedAt.set(name, this.#elapsed())
  }

  #removeExpired(): void {
    for (const [name, at] of this.#addedAt) {
      if (this.#elapsed() - at <= this.#keepMs) return
      this.#addedAt.delete(name)
      this.#revokedAt.delete(name)
    }
  }
}
