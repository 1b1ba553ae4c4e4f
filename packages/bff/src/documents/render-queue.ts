import { ProblemError } from '../errors/problem-error.ts'

/** What all visitors of a brand share and somebody waits for; or a search, or a refresh. */
export type Urgency = 'firstPaint' | 'later'

/** Waiting entries: first paints before all others, and of each the brands in turn (round robin). */
export class FairQueue<Entry> {
  readonly #waiting = { firstPaint: new Map<string, Entry[]>(), later: new Map<string, Entry[]>() }

  get isEmpty(): boolean {
    return this.#waiting.firstPaint.size === 0 && this.#waiting.later.size === 0
  }

  add(host: string, urgency: Urgency, entry: Entry): void {
    const entries = this.#waiting[urgency].get(host)
    if (entries) entries.push(entry)
    else this.#waiting[urgency].set(host, [entry])
  }

  /** Removes the entry whose turn it is; undefined when none waits. */
  take(): Entry | undefined {
    return takeInTurn(this.#waiting.firstPaint) ?? takeInTurn(this.#waiting.later)
  }
}

function takeInTurn<Entry>(byHost: Map<string, Entry[]>): Entry | undefined {
  const [first] = byHost
  if (!first) return undefined
  const [host, entries] = first
  const entry = entries.shift()
  // To the end, behind all other brands.
  byHost.delete(host)
  if (entries.length > 0) byHost.set(host, entries)
  return entry
}

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
// Node accepts one new connection in each round of the event loop. A round without work takes next to no time.
const servingRounds = 16

/**
 * Bounds how many pages are rendered at once and how many wait. Rendering blocks the event loop, so pages take turns:
 * first paints before all others, and brands one after another. A page takes its turn when its data has arrived, so
 * that a platform which hangs holds nobody up.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions
  readonly #starts = new FairQueue<() => void>()
  readonly #turns = new FairQueue<() => void>()
  readonly #pagesByHost = new Map<string, number>()
  #pages = 0
  #running = 0
  #isAdvancing = false

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
      endOfTurn ??= this.#wait(this.#turns, host, urgency).then(() => this.#startTurn())
      await endOfTurn
    }
    try {
      await this.#wait(this.#starts, host, urgency)
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

  #wait(queue: FairQueue<() => void>, host: string, urgency: Urgency): Promise<void> {
    return new Promise((resolve) => {
      queue.add(host, urgency, resolve)
      this.#advanceSoon()
    })
  }

  /** @returns what ends the turn */
  #startTurn(): () => void {
    this.#running++
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.#running--
      this.#advanceSoon()
    }
    const timer = setTimeout(end, this.#options.turnLimitMs)
    return end
  }

  /**
   * Starts one page, which finds its data in the cache or waits for it, and grants one turn. Before each the event loop
   * serves what has arrived meanwhile, so that an answer from the cache waits for one page at most.
   */
  #advanceSoon(): void {
    if (this.#isAdvancing || !this.#canAdvance) return
    this.#isAdvancing = true
    afterRounds(servingRounds, () => {
      this.#starts.take()?.()
      afterRounds(servingRounds, () => {
        if (this.#running < this.#options.concurrency) this.#turns.take()?.()
        this.#isAdvancing = false
        this.#advanceSoon()
      })
    })
  }

  get #canAdvance(): boolean {
    return !this.#starts.isEmpty || (!this.#turns.isEmpty && this.#running < this.#options.concurrency)
  }
}

/** Calls a function after so many rounds of the event loop. */
function afterRounds(rounds: number, act: () => void): void {
  if (rounds === 0) act()
  else setImmediate(() => afterRounds(rounds - 1, act))
}
