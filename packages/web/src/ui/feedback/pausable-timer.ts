export interface PausableTimer {
  pause: () => void
  resume: () => void
}

/** Starts a timer that calls back after `durationMs`, not counting the time during which it was paused. */
export function pausableTimer(durationMs: number, onEnd: () => void): PausableTimer {
  let leftMs = durationMs
  let startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, leftMs)
  return {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      leftMs -= performance.now() - startedAt
    },
    resume() {
      if (timer !== undefined) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, leftMs)
    },
  }
}
