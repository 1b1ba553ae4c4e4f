import { useNow } from '../../browser/clock.ts'

/** Counts down the whole seconds until a time (Unix ms); 0 once it has passed, or without one. */
export function useSecondsLeft(untilMs: number | undefined): number {
  const nowMs = useNow(1000, untilMs ?? null)
  return untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}
