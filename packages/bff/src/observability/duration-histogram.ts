const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How often, how long in all, and how many in each bucket; a bucket does not count what a smaller one has. */
interface Tally {
  count: number
  sumSeconds: number
  readonly buckets: Uint32Array
}

type Labels = readonly [string, string, string]

/**
 * A histogram of durations with three labels, in Prometheus' words. Our own, because prom-client hashes the labels at
 * every observation, which is made for every request and every call: 0.7 µs, where this takes 0.1.
 */
export class DurationHistogram {
  readonly #name: string
  readonly #help: string
  readonly #labels: Labels
  readonly #tallies = new Map<string, Map<string, Map<string, Tally>>>()

  constructor(name: string, help: string, labels: Labels) {
    this.#name = name
    this.#help = help
    this.#labels = labels
  }

  /** Counts a duration. The values of labels are names of ours: they are not escaped. */
  observe(first: string, second: string, third: string, durationMs: number): void {
    const tally = this.#tallies.get(first)?.get(second)?.get(third) ?? this.#add(first, second, third)
    const seconds = durationMs / 1000
    tally.count += 1
    tally.sumSeconds += seconds
    const bucket = bucketsSeconds.findIndex((most) => seconds <= most)
    if (bucket !== -1) tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1
  }

  /** The metric in the text format of Prometheus. */
  expose(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    const [firstName, secondName, thirdName] = this.#labels
    for (const [first, bySecond] of this.#tallies) {
      for (const [second, byThird] of bySecond) {
        for (const [third, tally] of byThird) {
          const labels = `${firstName}="${first}",${secondName}="${second}",${thirdName}="${third}"`
          lines.push(...this.#exposeTally(labels, tally))
        }
      }
    }
    return `${lines.join('\n')}\n`
  }

  #exposeTally(labels: string, { count, sumSeconds, buckets }: Tally): string[] {
    let upTo = 0
    const counts = bucketsSeconds.map((most, index) => {
      upTo += buckets[index] ?? 0
      return `${this.#name}_bucket{le="${most}",${labels}} ${upTo}`
    })
    return [
      ...counts,
      `${this.#name}_bucket{le="+Inf",${labels}} ${count}`,
      `${this.#name}_sum{${labels}} ${sumSeconds}`,
      `${this.#name}_count{${labels}} ${count}`,
    ]
  }

  #add(first: string, second: string, third: string): Tally {
    const tally = { count: 0, sumSeconds: 0, buckets: new Uint32Array(bucketsSeconds.length) }
    const bySecond = within(this.#tallies, first)
    within(bySecond, second).set(third, tally)
    return tally
  }
}

function within<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const found = map.get(key) ?? new Map<string, Value>()
  map.set(key, found)
  return found
}
