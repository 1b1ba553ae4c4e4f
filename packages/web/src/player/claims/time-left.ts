const minuteMs = 60_000

export type TimeUnit = 'day' | 'hour' | 'minute'

/** How much time is left, in the largest unit of which at least one whole is left; `undefined` once it is over. */
export function timeLeft(untilMs: number, nowMs: number): { unit: TimeUnit; count: number } | undefined {
  const minutes = Math.ceil((untilMs - nowMs) / minuteMs)
  if (!(minutes > 0)) return undefined
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.floor(hours / 24) }
}

/** A number of days, hours or minutes in a language. Chinese has a space after the number, which `Intl` leaves out. */
export const durationText = (tag: string, unit: TimeUnit, count: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replace(/\d(?=\p{Script=Han})/u, '$&\u00a0')
