/** What a search has read. */
export interface Coverage {
  files: string[]
  bytes: number
  lines: number
  /** Lines that are not the gateway's: of other programs, cut in half, or not text. */
  skipped: number
  /** Times of the first and the last line, ISO 8601; empty where there is none. */
  first: string
  last: string
  /** Files that could not be read, or not to their end, with an error code. */
  unreadable: { file: string; reason: string }[]
}

export const emptyCoverage = (): Coverage => ({
  files: [],
  bytes: 0,
  lines: 0,
  skipped: 0,
  first: '',
  last: '',
  unreadable: [],
})
