/** A fault to inject into a call, described by what the caller sees. */
export type Fault =
  /** The usual response after this many milliseconds. */
  | { kind: 'latency'; ms: number }
  /** This HTTP status, headers and body. The call is not run. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** A 200 with these fields as its body, such as a refusal. The call is not run. */
  | { kind: 'envelope'; statusCode?: number; statusMessage?: string; [field: string]: unknown }
  /** The usual response without `statusCode`. */
  | { kind: 'noEnvelope' }
  /** The usual response with fields (`value.0.img_url`) removed or replaced. */
  | { kind: 'drift'; remove?: string[]; replace?: Record<string, unknown> }
  /** No response, ever. */
  | { kind: 'hang' }
  /** The connection is closed before the call is read. The call is not run. */
  | { kind: 'resetBefore' }
  /** The call is run, then the connection is closed without a response. */
  | { kind: 'resetAfter' }
  /** Half of the JSON; with `abruptly`, a full `content-length` and a connection that closes half way. */
  | { kind: 'truncate'; abruptly?: boolean }
  /** An HTML error page, as a proxy in front of the platform would send; status 200 by default. */
  | { kind: 'html'; status?: number }
  /** A valid, padded success of this size. */
  | { kind: 'huge'; bytes: number }
  /** The headers at once, the body in small chunks over this many milliseconds. */
  | { kind: 'slowBody'; ms: number }
  /** An HTTP redirect; status 302 by default. */
  | { kind: 'redirect'; location: string; status?: number }

export type FaultKind = Fault['kind']

/** A fault and the calls it applies to. */
export interface FaultRule {
  /** A path, or `*` for all. */
  call: string
  /** Only calls about this brand; all brands by default. */
  domain?: string
  fault: Fault
  /** How many calls it applies to; without it, all until cleared. */
  times?: number
}

const kinds: Record<FaultKind, true> = {
  latency: true,
  status: true,
  envelope: true,
  noEnvelope: true,
  drift: true,
  hang: true,
  resetBefore: true,
  resetAfter: true,
  truncate: true,
  html: true,
  huge: true,
  slowBody: true,
  redirect: true,
}

/** Whether a request body is a fault rule. The parameters of the fault are not validated. */
export function isFaultRule(value: unknown): value is FaultRule {
  const { call, fault } = (value ?? {}) as Partial<FaultRule>
  return (
    typeof call === 'string' &&
    typeof fault === 'object' &&
    fault !== null &&
    Object.hasOwn(kinds, fault.kind)
  )
}

/** The active fault rules. Where several match a call, the oldest applies. */
export interface FaultQueue {
  add(rule: FaultRule): void
  clear(): void
  /**
   * Takes the fault for a call whose payload was read, and counts it as used; `undefined` when no rule matches.
   * @param domain the brand that the payload is about
   */
  take(path: string, domain: string): Fault | undefined
  /** Takes a fault that applies before the payload is read, when the brand is not known yet. */
  takeUnread(path: string): Fault | undefined
}

/** Creates an empty queue of fault rules. */
export function createFaultQueue(): FaultQueue {
  let rules: (FaultRule & { remaining: number })[] = []

  function takeFirst(matches: (rule: FaultRule) => boolean): Fault | undefined {
    const rule = rules.find(matches)
    if (!rule) return undefined
    rule.remaining -= 1
    if (rule.remaining <= 0) rules = rules.filter((other) => other !== rule)
    return rule.fault
  }

  return {
    add: (rule) => void rules.push({ ...rule, remaining: rule.times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      rules = []
    },
    take: (path, domain) =>
      takeFirst((rule) => matchesPath(rule, path) && (rule.domain === undefined || rule.domain === domain)),
    takeUnread(path) {
      // Only if it is the first match: an older rule applies first, and may need the payload.
      const first = rules.find((rule) => matchesPath(rule, path))
      return first && needsNoPayload(first) ? takeFirst((rule) => rule === first) : undefined
    },
  }
}

const matchesPath = (rule: FaultRule, path: string) => rule.call === '*' || rule.call === path

const needsNoPayload = (rule: FaultRule) => rule.fault.kind === 'resetBefore' && rule.domain === undefined
