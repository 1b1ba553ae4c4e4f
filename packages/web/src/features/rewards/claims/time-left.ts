const minuteMs = 60_000

/** How much time is left, in the largest unit of which at least one whole is left; `undefined` once it is over. */
export function timeLeft(
  untilMs: number,
  nowMs: number,
): { unit: 'day' | 'hour' | 'minute'; count: number } | undefined {
  const minutes = Math.ceil((untilMs - nowMs) / minuteMs)
  if (!(minutes > 0)) return undefined
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.floor(hours / 24) }
}
