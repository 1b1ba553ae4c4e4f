import { setImmediate as nextTurn } from 'node:timers/promises'

const sliceMs = 10

/** A share of the event loop for work that is long in all, so that no request waits for the whole of it. */
export class Slice {
  #since = performance.now()

  /** Lets others have their turn when this work has had its share. To be awaited between its steps. */
  async turn(): Promise<void> {
    if (performance.now() - this.#since < sliceMs) return
    await nextTurn()
    this.#since = performance.now()
  }
}
