import { useSecondsLeft } from './use-seconds-left.ts'

/** Counts down to a time (Unix ms), as `4:05` or `23:59:10`. Silent for screen readers: the time itself is beside it. */
export function Countdown({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsLeft(untilMs)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return (
    <span className="num" aria-hidden="true">
      {hours > 0 ? `${hours}:${two(minutes % 60)}` : minutes}:{two(seconds % 60)}
    </span>
  )
}
