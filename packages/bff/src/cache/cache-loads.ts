import { isDeepStrictEqual } from 'node:util'
import type { CacheEvent } from './cache-event.ts'
import type { CachePolicy, Load, Loaded } from './cached.ts'
import type { Clock } from './clock.ts'
import { deepFreeze } from './deep-freeze.ts'
import { type FailureMemory, nextFailure } from './failure.ts'
import { PartialAnswer } from './partial-answer.ts'
import type { Shelves } from './shelves.ts'
import type { Held, Landed, Slot } from './slot.ts'
import { loadWithin } from './wait-for.ts'

/** Freshness is cut by up to this part, so that what was loaded together does not expire together. */
const freshnessJitter = 0.1

export interface LoadRules {
  readonly failureMemoryMs: FailureMemory
  readonly abandonAfterMs: number
  readonly clock: Clock
  readonly random: () => number
  readonly onEvent: (event: CacheEvent) => void
}

/** Runs the loads of slots, one at a time per slot, and puts what they bring where it belongs. */
export class CacheLoads {
  inFlight = 0
  readonly #shelves: Shelves
  readonly #rules: LoadRules

  constructor(shelves: Shelves, rules: LoadRules) {
    this.#shelves = shelves
    this.#rules = rules
  }

  /** Starts the load of a slot that has none. The answer may be left alone: a failure of it is then remembered only. */
  start<T>(slot: Slot, policy: CachePolicy, load: Load<T>): Promise<Landed> {
    const loadFrozen = async (signal: AbortSignal) => {
      const loaded = await load(signal)
      deepFreeze(loaded.value)
      return loaded
    }
    this.inFlight++
    const work = loadWithin(loadFrozen, slot.key, this.#rules.clock, this.#rules.abandonAfterMs).then(
      (loaded) =>
        this.#isOutdone(slot, policy, loaded)
          ? this.#fail(slot, new PartialAnswer(slot.key))
          : this.#land(slot, policy, loaded),
      (error: unknown) => this.#fail(slot, error),
    )
    slot.load = work
    work.catch(() => {})
    return work
  }

  /** Whether what is held is better than what came: a platform that answers less must not make a site any poorer. */
  #isOutdone(
    { held }: Slot,
    { freshMs, staleMs }: CachePolicy,
    { value, partial }: Loaded<unknown>,
  ): boolean {
    if (!partial || !held || held.partial || held.passing) return false
    const isServed = this.#rules.clock.now() < held.storedAt + freshMs + staleMs
    return isServed && !isDeepStrictEqual(held.value, value)
  }

  #land(slot: Slot, policy: CachePolicy, loaded: Loaded<unknown>): Landed {
    this.#end(slot)
    const { clock, random } = this.#rules
    const storedAt = clock.now() - (loaded.ageMs ?? 0)
    const freshMs = loaded.passing
      ? Math.min(policy.freshMs, this.#rules.failureMemoryMs.max)
      : policy.freshMs
    const freshUntil = storedAt + freshMs * (1 - freshnessJitter * random())
    const reason = this.#refusal(slot, loaded)
    if (reason) {
      this.#rules.onEvent({ type: 'notStored', key: slot.key, reason })
      return { ...loaded, storedAt, freshUntil, generation: slot.shelf.issue(), stored: false }
    }
    return { ...this.#store(slot, { ...loaded, storedAt, freshUntil }), stored: true }
  }

  /** Why a value that came is not kept. */
  #refusal(slot: Slot, { bytes }: Loaded<unknown>): 'superseded' | 'oversize' | undefined {
    const { key, shelf } = slot
    if (!inPlace(slot)) return 'superseded'
    slot.failure = undefined
    if (shelf.health.succeeded(key)) this.#rules.onEvent({ type: 'recovered', key })
    if (shelf.fits(slot, bytes)) return undefined
    // What is held is out of date now.
    shelf.empty(slot)
    shelf.turn(key.kind)
    return 'oversize'
  }

  /** Keeps the old value and its generation where the new one is equal, so that what was built from it stands. */
  #store(slot: Slot, next: Omit<Held, 'generation'>): Held {
    const { key, shelf, held: before } = slot
    const same = before && isDeepStrictEqual(before.value, next.value) ? before : undefined
    const held = {
      ...next,
      value: same ? same.value : next.value,
      generation: same ? same.generation : shelf.turn(key.kind),
    }
    shelf.hold(slot, held)
    this.#shelves.makeRoom(slot)
    this.#rules.onEvent({ type: 'stored', key, changed: !same })
    return held
  }

  #fail(slot: Slot, error: unknown): never {
    this.#end(slot)
    const { failureMemoryMs, clock, random, onEvent } = this.#rules
    const { key, shelf } = slot
    const failure = nextFailure(slot.failure, error, clock.now(), failureMemoryMs, random)
    // Once there is nothing better any more, it is good enough, and is asked for at once.
    slot.failure = error instanceof PartialAnswer ? { ...failure, rememberedUntil: clock.now() } : failure
    onEvent({ type: 'failed', key, error })
    if (inPlace(slot) && shelf.health.failed(key)) onEvent({ type: 'failing', key, error })
    throw error
  }

  /** In the same step as what follows it, so that no one sees a slot without a load and without its outcome. */
  #end(slot: Slot): void {
    this.inFlight--
    slot.load = undefined
  }
}

function inPlace(slot: Slot): boolean {
  return slot.shelf.find(slot.key) === slot
}
