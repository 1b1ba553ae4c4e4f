import type { Fault, FaultRule } from './fault.ts'

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
