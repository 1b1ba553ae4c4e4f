const intervalMs = 1000

/**
 * @typedef {object} MemoryWatch
 * @property {() => { peak: number, end: number }} lap megabytes since the last lap: the highest, and now
 * @property {() => void} stop
 */

/**
 * Reads the resident memory of a process each second.
 * @param {() => number} read in megabytes
 * @returns {MemoryWatch}
 */
export function watchMemory(read) {
  let peak = read()
  const sample = () => {
    const now = read()
    peak = Math.max(peak, now)
    return now
  }
  const timer = setInterval(sample, intervalMs)
  return {
    lap: () => {
      const end = sample()
      const lap = { peak, end }
      peak = end
      return lap
    },
    stop: () => clearInterval(timer),
  }
}
