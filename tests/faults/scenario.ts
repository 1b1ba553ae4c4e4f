/** The size of a fault: a few seconds in `npm test`, full size in `npm run tool -- faults`. */
export interface Scale {
  /** How long the platform is unreachable under load. */
  outageMs: number
  /** Connections that send a header each second and never complete a request. */
  slowSockets: number
  /** Whether to wait until the gateway closes those connections, which takes over half a minute. */
  awaitTimeouts: boolean
  /** Number of invented hosts, with and without a matching wildcard each. */
  hosts: number
}

export const quickScale: Scale = { outageMs: 1500, slowSockets: 200, awaitTimeouts: false, hosts: 300 }
export const fullScale: Scale = { outageMs: 60_000, slowSockets: 2000, awaitTimeouts: true, hosts: 5000 }

/** The verified effects of a fault: what the player saw, what was logged, and what was lost. */
export interface Finding {
  player: string
  log: string
  lost: string
}

/** A fault that is really caused, and the rules that must hold nevertheless. */
export interface Scenario {
  fault: string
  /** @throws AssertionError naming the rule that did not hold */
  prove(scale: Scale): Promise<Finding>
}
