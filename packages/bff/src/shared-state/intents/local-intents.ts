import type { Journal } from '../../storage/journal.ts'
import type { IntentStore } from './open-intents.ts'

interface Options {
  /** Keeps intents over a restart; undefined where there is no directory for it. */
  journal: Journal | undefined
  keepMs: number
  maxIntents: number
  now?: () => number
}

interface Entry {
  sealed: string
  due: number
  until: number
}

/** Intents of this process. Resolves when those that an earlier process left are known; they are due at once. */
export async function openLocalIntents({
  journal,
  keepMs,
  maxIntents,
  now = Date.now,
}: Options): Promise<IntentStore> {
  const intents = new Map<string, Entry>()
  await journal?.open({
    restore: (entries) => {
      for (const { key, until, value } of entries) {
        if (typeof value === 'string') intents.set(key, { sealed: value, due: now(), until })
        else intents.delete(key)
      }
    },
    *entries() {
      for (const [key, { until, sealed }] of intents) yield { key, until, value: sealed }
    },
  })

  return {
    async put(key, sealed, dueInMs) {
      if (intents.size >= maxIntents && !intents.has(key)) return false
      const until = now() + keepMs
      const isNew = intents.get(key)?.sealed !== sealed
      intents.set(key, { sealed, due: now() + dueInMs, until })
      if (isNew) await journal?.append({ key, until, value: sealed })
      return true
    },
    async remove(key) {
      if (intents.delete(key)) await journal?.append({ key, until: 0, value: null })
    },
    async takeDue(limit, leaseMs) {
      const at = now()
      const due = [...intents].filter(([, intent]) => intent.due <= at).slice(0, limit)
      for (const [, intent] of due) intent.due = at + leaseMs
      return due.map(([key, { sealed }]) => ({ key, sealed }))
    },
    count: async () => intents.size,
  }
}
