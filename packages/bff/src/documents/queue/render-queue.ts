import { ProblemError } from '../../errors/problem-error.ts'
import { FairQueue } from './fair-queue.ts'

/** A page that a visitor of the brand waits for and that every other visitor shares; or a search, or a refresh. */
export type Urgency = 'firstPaint' | 'later'

export type RenderOutcome = 'rendered' | 'failed' | 'refused'

export interface RenderQueueOptions {
  /** Pages that are rendered or compressed at once. */
  readonly concurrency: number
  /** Pages of all brands that load their data, wait for their turn or are rendered. */
  readonly maxPages: number
  /** After this time a page that hangs no longer keeps others from their turn. */
  readonly turnLimitMs: number
  onOutcome(host: string, outcome: RenderOutcome): void
  onLength(pages: number): void
}

const retryAfterSeconds = 5

/**
 * Bounds how many pages are rendered at once and how many wait. Rendering blocks the event loop, so pages take turns:
 * first paints before all others, and brands one after another. A page takes its turn when its data has arrived, so
 * that a platform which hangs holds nobody up.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions
  readonly #firstPaints = new FairQueue<() => void>()
  readonly #others = new FairQueue<() => void>()
  readonly #pagesByHost = new Map<string, number>()
  #pages = 0
  #running = 0
  #isGranting = false

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  /**
   * Refuses a page when its brand has as many as there is room left. A brand alone may so use half of the room, and
   * there is always some left for a brand that has none (dynamic thresholds, Choudhury and Hahne 1998).
   * @throws ProblemError `overloaded`
   */
  requireRoom(host: string): void {
    const room = this.#options.maxPages - this.#pages
    if ((this.#pagesByHost.get(host) ?? 0) < room) return
    this.#options.onOutcome(host, 'refused')
    throw new ProblemError('overloaded', { retryAfterSeconds })
  }

  /**
   * Makes a page of a brand. `work` loads the data, then awaits `turn`, then renders; the turn ends with the work.
   * @throws ProblemError `overloaded` when there is no room, or what `work` throws
   */
  async run<Page>(
    host: string,
    urgency: Urgency,
    work: (turn: () => Promise<void>) => Promise<Page>,
  ): Promise<Page> {
    this.requireRoom(host)
    this.#count(host, 1)
    let endOfTurn: Promise<() => void> | undefined
    const turn = async () => {
      endOfTurn ??= this.#waitForTurn(host, urgency)
      await endOfTurn
    }
    try {
      const page = await work(turn)
      this.#options.onOutcome(host, 'rendered')
      return page
    } catch (error) {
      this.#options.onOutcome(host, 'failed')
      throw error
    } finally {
      const end = await endOfTurn
      end?.()
      this.#count(host, -1)
    }
  }

  #count(host: string, change: 1 | -1): void {
    const pages = (this.#pagesByHost.get(host) ?? 0) + change
    if (pages > 0) this.#pagesByHost.set(host, pages)
    else this.#pagesByHost.delete(host)
    this.#pages += change
    this.#options.onLength(this.#pages)
  }

  /** @returns what ends the turn */
  #waitForTurn(host: string, urgency: Urgency): Promise<() => void> {
    const queue = urgency === 'firstPaint' ? this.#firstPaints : this.#others
    return new Promise((resolve) => {
      queue.add(host, () => resolve(this.#startTurn()))
      this.#grantSoon()
    })
  }

  #startTurn(): () => void {
    this.#running++
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.#running--
      this.#grantSoon()
    }
    const timer = setTimeout(end, this.#options.turnLimitMs)
    return end
  }

  /**
   * Grants the next turn after two rounds of the event loop: one accepts new connections, the next reads and answers
   * their requests. So what comes from the cache never waits for more than one page.
   */
  #grantSoon(): void {
    if (this.#isGranting) return
    this.#isGranting = true
    setImmediate(() => setImmediate(() => this.#grant()))
  }

  #grant(): void {
    this.#isGranting = false
    if (this.#running >= this.#options.concurrency) return
    const start = this.#firstPaints.take() ?? this.#others.take()
    if (!start) return
    start()
    this.#grantSoon()
  }
}
