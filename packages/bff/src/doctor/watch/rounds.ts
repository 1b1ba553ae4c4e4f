import { setTimeout as sleep } from 'node:timers/promises'
import type { DoctorResult } from './doctor-result.ts'
import type { LastResults } from './last-results.ts'

/** Examines brands regularly. */
export interface Rounds {
  /** Examines one brand after the other until `close`. */
  run(): Promise<void>
  /** Ends the examination that is under way. */
  close(): Promise<void>
}

interface Options {
  /** How often a brand is examined. */
  everyMs: number
  /** How long nothing is examined at first. */
  firstAfterMs: number
  results: LastResults
  /** The brands that there are. */
  hosts(): readonly string[]
  examine(host: string, signal: AbortSignal): Promise<DoctorResult>
  /** Whether others need the processor. */
  isBusy(): boolean
  /** Called for each result, and where a host is no brand any more. */
  onResult(host: string, result: DoctorResult | undefined, by: 'this' | 'another'): void
  onError(error: unknown): void
  now?: () => number
  /** Waits; ends early, without an error, when the signal aborts. */
  rest?: (ms: number, signal: AbortSignal) => Promise<void>
}

// What was an accident of a moment is taken back soon, and what was mended is seen to be.
const againMs = 10 * 60_000
const pause = { shortestMs: 2_000, longestMs: 60_000 }

/**
 * Makes the rounds. One brand is examined at a time, by one replica, and they are spread over the time: a brand whose turn has
 * not come yet waits longer, rather than two being examined at once.
 */
export function createRounds(options: Options): Rounds {
  const { everyMs, firstAfterMs, results, hosts, examine, isBusy, onResult, onError } = options
  const { now = Date.now, rest = sleepUnlessAborted } = options
  const stop = new AbortController()
  let running: Promise<void> | undefined

  function isDue(result: DoctorResult | undefined): boolean {
    if (!result) return true
    const afterMs = result.errors > 0 ? Math.min(againMs, everyMs) : everyMs
    return now() >= Date.parse(result.examinedAt) + afterMs
  }

  /** The brand that has waited longest is examined; what another replica has found meanwhile is taken over. */
  async function takeTurn(due: readonly string[]): Promise<void> {
    for (const host of due) {
      if (stop.signal.aborted) return
      const shared = await results.readShared(host)
      if (shared && !isDue(shared)) keep(host, shared, 'another')
      else {
        const result = await examine(host, stop.signal)
        if (stop.signal.aborted) return
        if (shared) results.keep(host, shared)
        keep(host, result, 'this')
        return results.share(host, result)
      }
    }
  }

  function keep(host: string, result: DoctorResult, by: 'this' | 'another'): void {
    onResult(host, result, by)
    results.keep(host, result)
  }

  function forgetOthers(known: ReadonlySet<string>): void {
    for (const host of results.hosts().filter((one) => !known.has(one))) {
      results.forget(host)
      onResult(host, undefined, 'this')
    }
  }

  async function go(): Promise<void> {
    await rest(firstAfterMs, stop.signal)
    while (!stop.signal.aborted) {
      const known = hosts()
      forgetOthers(new Set(known))
      const due = known
        .filter((host) => isDue(results.of(host)))
        .toSorted((one, other) => waitedSince(one) - waitedSince(other))
      if (due.length > 0 && !isBusy()) await results.inTurn(() => takeTurn(due)).catch(onError)
      await rest(pauseFor(known.length), stop.signal)
    }
  }

  const waitedSince = (host: string) => Date.parse(results.of(host)?.examinedAt ?? '') || 0
  const pauseFor = (brands: number) =>
    Math.min(pause.longestMs, Math.max(pause.shortestMs, everyMs / Math.max(1, brands)))

  return {
    run() {
      running ??= go()
      return running
    },
    async close() {
      stop.abort()
      await running
    },
  }
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}
