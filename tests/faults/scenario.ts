/** How much of a fault is made: a few seconds' worth in `npm test`, the whole of it in `npm run faults`. */
export interface Scale {
  /** How long the platform stays away under load. */
  outageMs: number
  /** Connections that send a header now and then and never a request. */
  slowSockets: number
  /** Whether to wait until the gateway cuts those connections, which takes over half a minute. */
  awaitCuts: boolean
  /** Invented hosts, of a wildcard domain and of none. */
  hosts: number
}

export const quick: Scale = { outageMs: 1500, slowSockets: 200, awaitCuts: false, hosts: 300 }
export const whole: Scale = { outageMs: 60_000, slowSockets: 2000, awaitCuts: true, hosts: 5000 }

/** What a fault came to: what a player saw of it, what the log said, and what was lost, each checked. */
export interface Finding {
  player: string
  log: string
  lost: string
}

/** A fault that is made for real, with the rules that hold all the same. */
export interface Scenario {
  fault: string
  /** @throws AssertionError that names the rule which did not hold */
  prove(scale: Scale): Promise<Finding>
}
