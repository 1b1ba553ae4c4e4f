/** Counts events over a sliding window that is divided into steps. */
export class SlidingCount {
  readonly #counts: Uint32Array
  readonly #stepMs: number
  #step = 0
  #total = 0

  constructor(windowMs: number, steps: number) {
    this.#counts = new Uint32Array(steps)
    this.#stepMs = windowMs / steps
  }

  add(now: number): void {
    this.#moveTo(now)
    const index = this.#step % this.#counts.length
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#total += 1
  }

  total(now: number): number {
    this.#moveTo(now)
    return this.#total
  }

  clear(): void {
    this.#counts.fill(0)
    this.#total = 0
  }

  #moveTo(now: number): void {
    const step = Math.floor(now / this.#stepMs)
    const passed = step - this.#step
    if (passed <= 0) return
    if (passed >= this.#counts.length) this.clear()
    else for (let ago = 0; ago < passed; ago += 1) this.#forget((step - ago) % this.#counts.length)
    this.#step = step
  }

  #forget(index: number): void {
    this.#total -= this.#counts[index] ?? 0
    this.#counts[index] = 0
  }
}
