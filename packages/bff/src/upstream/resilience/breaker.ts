import type { BreakerState } from '../../observability/events.ts'

/** Whether an attempt was admitted normally or as the probe of an open breaker. */
type Admission = 'normal' | 'probe'

const windowMs = 10_000
const steps = 10
const minAttempts = 20
const failureShare = 0.5
const openMs = 5_000

/**
 * The circuit breaker of a brand. It opens when half of at least twenty attempts within ten seconds failed, admits a
 * probe after five seconds, and closes when the probe is answered. Failures are network errors and HTTP 5xx; a
 * refusal counts as an answer, and so does one that cannot be used.
 */
export class Breaker {
  readonly #attempts = new SlidingCount(windowMs, steps)
  readonly #failures = new SlidingCount(windowMs, steps)
  readonly #onChange: (state: BreakerState) => void
  #state: BreakerState = 'closed'
  #probeAt = 0
  #probing = false

  constructor(onChange: (state: BreakerState) => void) {
    this.#onChange = onChange
  }

  get state(): BreakerState {
    return this.#state
  }

  /** Whether a call would be admitted now. */
  allows(now: number): boolean {
    return this.#state === 'closed' || (!this.#probing && now >= this.#probeAt)
  }

  /** Admits an attempt; undefined if it is rejected. Every admitted attempt must be released. */
  tryAcquire(now: number): Admission | undefined {
    if (!this.allows(now)) return undefined
    if (this.#state === 'closed') return 'normal'
    this.#probing = true
    this.#setState('halfOpen')
    return 'probe'
  }

  /** Records the result of an attempt; `answered` is undefined if it is not known because the caller disconnected. */
  release(now: number, admission: Admission, answered: boolean | undefined): void {
    if (admission === 'probe') this.#settleProbe(now, answered)
    else if (this.#state === 'closed' && answered !== undefined) this.#count(now, answered)
  }

  #settleProbe(now: number, answered: boolean | undefined): void {
    this.#probing = false
    if (answered === false) this.#open(now)
    if (!answered) return
    this.#attempts.clear()
    this.#failures.clear()
    this.#setState('closed')
  }

  #count(now: number, answered: boolean): void {
    this.#attempts.add(now)
    if (answered) return
    this.#failures.add(now)
    const attempts = this.#attempts.total(now)
    if (attempts >= minAttempts && this.#failures.total(now) >= attempts * failureShare) this.#open(now)
  }

  #open(now: number): void {
    this.#probeAt = now + openMs
    this.#setState('open')
  }

  #setState(state: BreakerState): void {
    if (state === this.#state) return
    this.#state = state
    this.#onChange(state)
  }
}

/** Counts events over a sliding window that is divided into steps. */
export class SlidingCount {
  // Made with the first event, because most brands never fail.
  #counts: Uint32Array | undefined
  readonly #steps: number
  readonly #stepMs: number
  #step = 0
  #total = 0

  constructor(windowMs: number, steps: number) {
    this.#steps = steps
    this.#stepMs = windowMs / steps
  }

  add(now: number): void {
    this.#moveTo(now)
    this.#counts ??= new Uint32Array(this.#steps)
    const index = this.#step % this.#steps
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#total += 1
  }

  total(now: number): number {
    this.#moveTo(now)
    return this.#total
  }

  clear(): void {
    this.#counts?.fill(0)
    this.#total = 0
  }

  #moveTo(now: number): void {
    const step = Math.floor(now / this.#stepMs)
    const passed = step - this.#step
    if (passed <= 0) return
    this.#step = step
    if (!this.#counts) return
    if (passed >= this.#steps) this.clear()
    else for (let ago = 0; ago < passed; ago += 1) this.#forget(this.#counts, (step - ago) % this.#steps)
  }

  #forget(counts: Uint32Array, index: number): void {
    this.#total -= counts[index] ?? 0
    counts[index] = 0
  }
}
