/** `,"name":"text"` where there is a text; one that is known to be harmless in JSON, because it goes in as it is. */
export function harmless(name: string, text: string | undefined): string {
  return text === undefined ? '' : `,"${name}":"${text}"`
}

/** `,"name":"text"` of any text, escaped. */
export function escaped(name: string, text: string | undefined): string {
  return text === undefined ? '' : `,"${name}":${JSON.stringify(text)}`
}

/** `,"name":1`, where there is a number. */
export function numeric(name: string, number: number | undefined): string {
  return number === undefined ? '' : `,"${name}":${number}`
}

// To write a fraction takes longer than to look it up, and nearly all durations are short.
const tenths = Array.from({ length: 1000 }, (_, tenth) => String(tenth / 10))

/** Milliseconds as the log shows them, with one decimal where it is not zero. */
export function shownMs(ms: number): string {
  const rounded = Math.round(ms * 10)
  return tenths[rounded] ?? String(rounded / 10)
}

let shownAt = 0
let shown = ''

/** The time as the log shows it. Many lines share a millisecond. */
export function timeNow(): string {
  const now = Date.now()
  if (now !== shownAt) {
    shownAt = now
    shown = new Date(now).toISOString()
  }
  return shown
}
