/** A failure to be acted out on the wire, by what the caller sees. */
export type Fault =
  /** Answers as usual, this much later. */
  | { kind: 'latency'; ms: number }
  /** An HTTP status, with the headers and the body given. Nothing is done. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** A refusal inside a 200; every other field goes into the body as it is. Nothing is done. */
  | { kind: 'envelope'; statusCode?: number; statusMessage?: string; [field: string]: unknown }
  /** The usual answer without statusCode. */
  | { kind: 'noEnvelope' }
  /** The usual answer with fields (`value.0.img_url`) removed or replaced. */
  | { kind: 'drift'; remove?: string[]; replace?: Record<string, unknown> }
  /** Never answers. */
  | { kind: 'hang' }
  /** Cuts the connection before the call is read; nothing is done. */
  | { kind: 'resetBefore' }
  /** Does what was asked, then cuts the connection without a word. */
  | { kind: 'resetAfter' }
  /** Half of the JSON. `abruptly`: announced whole, and the connection cut after half of it. */
  | { kind: 'truncate'; abruptly?: boolean }
  /** A page for people, as a proxy in front of the platform would send; status 200 unless said. */
  | { kind: 'html'; status?: number }
  /** Valid JSON of this size; a success with padding. */
  | { kind: 'huge'; bytes: number }
  /** Headers at once, the body in small pieces over this time. */
  | { kind: 'slowBody'; ms: number }
  | { kind: 'redirect'; location: string; status?: number }

export type FaultKind = Fault['kind']

/** Where a fault applies: `call` is a path or `*`; `domain` narrows it to payloads (or players) of one brand. */
export interface FaultOrder {
  call: string
  domain?: string
  fault: Fault
  /** How often; without it, until cleared. */
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

/** Whether what came over HTTP is an order at all; its details are the test's own business. */
export function isFaultOrder(value: unknown): value is FaultOrder {
  const { call, fault } = (value ?? {}) as Partial<FaultOrder>
  return (
    typeof call === 'string' &&
    typeof fault === 'object' &&
    fault !== null &&
    Object.hasOwn(kinds, fault.kind)
  )
}
