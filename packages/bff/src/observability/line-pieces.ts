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

/** Milliseconds as the log shows them. */
export function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}

let shownMs = 0
let shown = ''

/** The time as the log shows it. Many lines share a millisecond. */
export function timeNow(): string {
  const now = Date.now()
  if (now !== shownMs) {
    shownMs = now
    shown = new Date(now).toISOString()
  }
  return shown
}
