const width = 30
const everyMs = 100

/** A bar on standard error, while it is a terminal. */
export interface ProgressBar {
  add(work: number): void
  /** Removes the bar. */
  clear(): void
}

/** @param total all the work, such as bytes that will be read; what is read twice counts twice */
export function createProgressBar(total: number): ProgressBar {
  const bar = process.stderr
  if (!bar.isTTY) return { add: () => {}, clear: () => {} }
  let done = 0
  let drawnAt = 0
  return {
    add(work) {
      done += work
      const now = Date.now()
      if (now - drawnAt < everyMs) return
      drawnAt = now
      const share = Math.min(1, done / Math.max(1, total))
      const filled = Math.round(share * width)
      bar.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} %`)
    },
    clear: () => void (drawnAt > 0 && bar.write(`\r${' '.repeat(width + 6)}\r`)),
  }
}
