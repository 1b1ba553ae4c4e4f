import { performance } from 'node:perf_hooks'

// A gateway that is busy for longer clears away by itself, and has more by then than a pause should clear.
const looks = 10
const restsBelow = 0.1

/**
 * Clears away what starting left behind, once, in the first second in which the process has next to nothing to do. V8
 * clears away when something new needs the room: a gateway that is asked little would keep 10 MB of its own start. The
 * process stands still for 60 ms.
 *
 * @param collect V8's collector, which Node shows where it was started with `--expose-gc`; without it nothing is done
 * @param lookEveryMs how long a time must be that the process rests in
 */
export function clearAfterStart(collect: NodeJS.GCFunction | undefined, lookEveryMs = 1000): void {
  if (!collect) return
  let looked = 0
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    looked++
    const rests = utilization < restsBelow
    if (rests || looked === looks) clearInterval(timer)
    if (rests) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, lookEveryMs)
  timer.unref()
}
