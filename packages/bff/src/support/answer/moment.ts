/** Times as support staff read them: in the time zone of the process (`TZ`). */

/** `14:02:09` */
export const clock = (time: string) => new Date(time).toLocaleTimeString('en-GB')

/** `14:02:09.123` */
export const exactClock = (time: string) => `${clock(time)}.${time.slice(20, 23)}`

/** `Tue 24 Nov 2026` */
export const day = (time: string) =>
  new Date(time)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    .replace(',', '')

/** `Asia/Manila, UTC+8` */
export function zone(time: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(
    new Date(time),
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? ''
  return timeZone === 'UTC' ? timeZone : `${timeZone}, ${offset}`
}

/** A time that lies some milliseconds from another. */
export const shift = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()

/** `12 ms`, `8.0 s`, `4 min` */
export function duration(ms: number): string {
  // Timers may fire a moment early: an answer awaited for one second was awaited for `1.0 s`, not for `999 ms`.
  if (ms < 950) return `${Math.round(ms)} ms`
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 60_000)} min`
}

/** Since a request began: `12 ms`, `+21.0 s`, `−3 min`; empty where that is not known. */
export function offset(ms: number | undefined): string {
  if (ms === undefined) return ''
  if (ms < 0) return `−${duration(-ms)}`
  return ms < 10_000 ? `${ms} ms` : `+${duration(ms)}`
}
