import type { Fault, FaultOrder } from './fault.ts'

/** The faults that wait for their calls, the oldest first. */
export interface FaultOrders {
  add(order: FaultOrder): void
  clear(): void
  /**
   * The fault for a call that has been read, counted as used; `undefined` when all is well.
   * @param domain the brand that the payload is about
   */
  take(path: string, domain: string): Fault | undefined
  /** A fault that has to strike before the payload is read, when nobody can know the brand yet. */
  takeUnread(path: string): Fault | undefined
}

export function faultOrders(): FaultOrders {
  let waiting: (FaultOrder & { left: number })[] = []

  function takeWhere(matches: (order: FaultOrder) => boolean): Fault | undefined {
    const order = waiting.find(matches)
    if (!order) return undefined
    order.left -= 1
    if (order.left <= 0) waiting = waiting.filter((other) => other !== order)
    return order.fault
  }

  const meant = (order: FaultOrder, path: string) => order.call === '*' || order.call === path
  const blind = (order: FaultOrder) => order.fault.kind === 'resetBefore' && order.domain === undefined

  return {
    add: (order) => void waiting.push({ ...order, left: order.times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      waiting = []
    },
    take: (path, domain) =>
      takeWhere((order) => meant(order, path) && (order.domain === undefined || order.domain === domain)),
    // Only when it is the first in line: a fault ordered earlier strikes first.
    takeUnread(path) {
      const next = waiting.find((order) => meant(order, path))
      return next && blind(next) ? takeWhere((order) => order === next) : undefined
    },
  }
}
