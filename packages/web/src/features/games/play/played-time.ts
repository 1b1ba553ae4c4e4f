/** Formats a duration as `4:07`, or as `1:04:07` from one hour on. */
export function playedTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  const padded = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const head = hours > 0 ? `${hours}:${padded(minutes % 60)}` : String(minutes)
  return `${head}:${padded(seconds % 60)}`
}
