/** Sessions that were ended before their time. A cookie that was copied stays ended too. */
export interface Revocations {
  revoke(sessionId: string): void
  isRevoked(sessionId: string): boolean
}

/**
 * Keeps ended sessions until their cookies could no longer be used anyway (`keepMs`, the absolute limit of a
 * session). Oldest first, so forgetting costs nothing.
 */
export function createRevocations({ keepMs, now }: { keepMs: number; now: () => number }): Revocations {
  const endedAt = new Map<string, number>()

  function forgetOld(): void {
    for (const [id, at] of endedAt) {
      if (now() - at < keepMs) return
      endedAt.delete(id)
    }
  }

  return {
    revoke(sessionId) {
      forgetOld()
      endedAt.set(sessionId, now())
    },
    isRevoked: (sessionId) => endedAt.has(sessionId),
  }
}
