import { IntentConflict } from './intent-conflict.ts'
import type { WrittenOutcome } from './outcome.ts'
import { createOutcomeLedger } from './outcome-ledger.ts'
import { OutcomeMemory, type OutcomeMemoryLimits } from './outcome-memory.ts'
import type { RedisLink } from './redis-link.ts'
import { createSignals } from './signals.ts'
import type { ValueSeal } from './value-seal.ts'

export interface IntentKeysOptions {
  link: RedisLink
  seal: ValueSeal
  /** Longer than any write takes: one that runs for longer belonged to a process that died. */
  runningMs: number
  /** How long one waits for another to end. */
  waitMs: number
  /** How long outcomes are kept in Redis. */
  keepMs?: number
  memory?: OutcomeMemoryLimits
}

/** Which intents were taken up, by this process or another, and how they ended. */
export interface IntentKeys {
  /** How an intent that this process carried out has ended, as long as that is remembered. */
  find(key: string): WrittenOutcome | undefined
  /** Takes a key, or waits for whoever has it. @throws IntentConflict when that takes too long */
  take(key: string, payload: string): Promise<'ours' | WrittenOutcome>
  end(key: string, outcome: WrittenOutcome): Promise<void>
  /** Gives a key of ours back, as if it had never been taken. */
  free(key: string): Promise<void>
}

const dayMs = 24 * 3_600_000
const memoryLimits: OutcomeMemoryLimits = { entries: 10_000, bytes: 16 * 1024 * 1024, keepMs: 10 * 60_000 }
const channel = 'outcome'
// Word of an outcome can be lost with a connection; who waits looks by itself this often.
const lookAgainMs = 250

/** Keeps keys in Redis, and in this process what it did itself. What Redis missed it is told when it is back. */
export function createIntentKeys(options: IntentKeysOptions): IntentKeys {
  const { link, seal, runningMs, waitMs, keepMs = dayMs, memory = memoryLimits } = options
  const ledger = createOutcomeLedger({ link, seal, channel, runningMs, keepMs })
  const signals = createSignals(link, channel)
  const ended = new OutcomeMemory(memory, () => performance.now())
  const untold = new Map<string, () => Promise<boolean>>()

  link.onUp(async () => {
    for (const [key, tell] of [...untold]) if (await tell()) untold.delete(key)
  })

  function tellLater(key: string, tell: () => Promise<boolean>): void {
    if (untold.size >= memory.entries) untold.delete(untold.keys().next().value ?? '')
    untold.set(key, tell)
  }

  async function tellNowOrLater(key: string, tell: () => Promise<boolean>): Promise<void> {
    untold.delete(key)
    if (!(await tell())) tellLater(key, tell)
  }

  /** Without Redis a key is ours, unless another process was seen to have it. */
  async function claim(
    key: string,
    payload: string,
    seen: boolean,
  ): Promise<'ours' | WrittenOutcome | undefined> {
    const found = await ledger.claim(key, payload)
    if (found !== undefined || seen) return found
    tellLater(key, async () => (await ledger.claim(key, payload)) !== undefined)
    return 'ours'
  }

  return {
    find: (key) => ended.get(key),

    async take(key, payload) {
      const until = performance.now() + waitMs
      for (let seen = false; ; seen = true) {
        const leftMs = until - performance.now()
        const word = signals.expect(key, Math.max(0, Math.min(leftMs, lookAgainMs)))
        const found = await claim(key, payload, seen)
        if (found && !isRunning(found, payload)) {
          word.cancel()
          return found
        }
        await word.heard
        if (leftMs <= 0) throw new IntentConflict('stillRunning')
      }
    },

    async end(key, outcome) {
      ended.keep(key, outcome)
      // Later there may be more to remember than there is room for, and then Redis has to take it for unknown.
      await tellNowOrLater(key, async () => {
        const kept = ended.get(key)
        return !kept || ledger.keep(key, kept)
      })
    },

    free: (key) => tellNowOrLater(key, () => ledger.free(key)),
  }
}

/** Whether one has to wait: an intent with another payload is refused at once. */
function isRunning(found: 'ours' | WrittenOutcome, payload: string): boolean {
  return found !== 'ours' && found.state === 'running' && found.payload === payload
}
