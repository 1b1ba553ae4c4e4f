import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processor seconds of this process and, on Linux, of the children that it has waited for: elsewhere nothing tells them.
 * @returns {number}
 */
export function cpuSeconds() {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  return (userCPUTime + systemCPUTime) / 1_000_000 + (statOf('self')?.reapedSeconds ?? 0)
}

/**
 * Watches the processes below this one, because nobody waits for those of a browser, so that its figures are lost when they
 * end. Linux only; elsewhere it sees none.
 * @returns {() => number} processor seconds of all that were seen, without those of this process
 */
export function watchDescendants(everyMs = 4000) {
  /** @type {Map<number, number>} */
  const seen = new Map()
  const look = () => {
    for (const { pid, seconds } of descendants()) seen.set(pid, seconds)
  }
  setInterval(look, everyMs).unref()
  return () => {
    look()
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

function descendants() {
  const all = processIds().flatMap((pid) => statOf(pid) ?? [])
  /** @type {(parent: number) => typeof all} */
  const below = (parent) =>
    all.filter((stat) => stat.parent === parent).flatMap((stat) => [stat, ...below(stat.pid)])
  return below(process.pid)
}

function processIds() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/**
 * Linux counts in hundredths of a second here: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 * @param {string} pid
 */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name in brackets, may hold spaces; the state follows it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const [user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields.slice(11)
    return {
      pid: Number.parseInt(text, 10),
      parent,
      seconds: (user + system) / 100,
      reapedSeconds: (reapedUser + reapedSystem) / 100,
    }
  } catch {
    // It has ended, or this is no Linux.
    return undefined
  }
}
